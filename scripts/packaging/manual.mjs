// Writes a manual page, in mdoc(7), for each command of the program.
//
//     pennypress --experimental-dump-help | node scripts/packaging/manual.mjs FOLDER VERSION DATE
import { readFileSync, writeFileSync } from "node:fs";

const [folder, version, date] = process.argv.slice(2);
const months = ["January", "February", "March", "April", "May", "June", "July", "August",
    "September", "October", "November", "December"];
const exitStatus = /^Exit status: /;

// A line of text, none of which is a request or an escape.
function plain(text) {
    const escaped = text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("'", "\\(aq")
        .replaceAll("`", "\\(ga").replaceAll("^", "\\(ha").replaceAll("~", "\\(ti");
    return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped;
}

// A line for each sentence, so that the program that sets the page sees where one ends.
function sentences(text) {
    return text.replace(/([.:?]) (?=[A-Z“])/g, "$1\n").split("\n").map(plain);
}

// A word of a macro's line.
function word(text) {
    return `"${plain(text).replaceAll('"', '""')}"`;
}

function titleDate(text) {
    const [year, month, day] = text.split("-").map(Number);
    return `${months[month - 1]} ${day}, ${year}`;
}

function flag({ kind, name }) {
    return kind === "long" ? `Fl \\-${plain(name)}` : `Fl ${plain(name)}`;
}

const value = (argument) => `Ar ${word(argument.valueName)}`;

function inSynopsis(argument) {
    let text = argument.kind === "positional" ? value(argument) : flag(argument.preferredName);
    if (argument.kind === "option") text += ` ${value(argument)}`;
    if (argument.isRepeating) text += " ...";
    return argument.isOptional ? `.Op ${text}` : `.${text}`;
}

function inList(argument) {
    const names = (argument.names ?? []).map(flag).join(" , ");
    const parts = [names, argument.kind === "flag" ? "" : value(argument)].filter(Boolean);
    const lines = [`.It ${parts.join(" ")}`, ...sentences(argument.abstract ?? "")];
    const values = argument.allValues ?? argument.completionKind?.list?.values;
    // No word of them is parted at the end of a line.
    if (values) lines.push(`One of: ${values.map((name) => `\\%${plain(name)}`).join(", ")}.`);
    if (argument.defaultValue) lines.push(plain(`Default: ${argument.defaultValue}`));
    return lines;
}

function list(title, items, entry) {
    if (items.length === 0) return [];
    return [`.Sh ${title}`, ".Bl -tag -width Ds", ...items.flatMap(entry), ".El"];
}

function literal(lines) {
    const text = lines.map((line) => plain(line.replace(/^ {2}/, "")));
    return [".Bd -literal -offset indent", ...text, ".Ed"];
}

// The discussion as paragraphs of text and of lines to type.
function paragraphs(discussion) {
    const blocks = [];
    for (const block of (discussion ?? "").split("\n\n")) {
        let last;
        for (const line of block.split("\n").filter(Boolean)) {
            const isLiteral = line.startsWith("  ");
            if (last?.isLiteral !== isLiteral) blocks.push(last = { isLiteral, lines: [] });
            last.lines.push(line);
        }
    }
    return blocks;
}

function description(blocks) {
    return blocks.flatMap(({ isLiteral, lines }, index) => {
        if (isLiteral) return literal(lines);
        return [...(index > 0 ? [".Pp"] : []), ...lines.flatMap(sentences)];
    });
}

function statuses(block) {
    const text = block ? block.lines[0].replace(exitStatus, "")
        : "0 done, 1 the input has errors or a file cannot be used, 64 wrong usage.";
    const items = text.replace(/\.$/, "").split(/, (?=\d+ )/);
    return list("EXIT STATUS", items, (item) => {
        const [number, ...words] = item.split(" ");
        const text = words.join(" ");
        return [`.It ${number}`, plain(`${text[0].toUpperCase()}${text.slice(1)}.`)];
    });
}

function page(command, path, parent, children) {
    const name = path.join("-");
    const all = (command.arguments ?? []).filter((argument) => argument.shouldDisplay);
    const blocks = paragraphs(command.discussion);
    const status = blocks.find(({ lines }) => exitStatus.test(lines[0]));
    const rest = blocks.filter((block) => block !== status);
    const isExample = (block) => block.isLiteral && path.length > 1;
    const pages = children.map((child) => `${name}-${child.commandName}`);
    const others = [...(parent ? [parent] : []), ...pages];
    return [
        `.Dd ${titleDate(date)}`, `.Dt ${name.toUpperCase()} 1`, `.Os Pennypress ${version}`,
        ".Sh NAME", `.Nm ${name}`,
        `.Nd ${plain(command.abstract.replace(/\.$/, ""))}`,
        ".Sh SYNOPSIS", `.Nm ${path.join(" ")}`,
        ...(children.length > 0 ? [".Ar command", ".Op Ar ..."] : all.map(inSynopsis)),
        ".Sh DESCRIPTION", ...sentences(command.abstract),
        ...(rest.some((block) => !isExample(block)) ? [".Pp"] : []),
        ...description(rest.filter((block) => !isExample(block))),
        ...list("COMMANDS", children, (child) => [
            `.It Cm ${plain(child.commandName)}`, ...sentences(child.abstract)]),
        ...list("OPTIONS", all, inList),
        ...statuses(status),
        ...(rest.some(isExample) ? [".Sh EXAMPLES", ...rest.filter(isExample)
            .flatMap(({ lines }) => literal(lines))] : []),
        ...(others.length > 0 ? [".Sh SEE ALSO", ...others.map((other, index) =>
            `.Xr ${other} 1${index < others.length - 1 ? " ," : ""}`)] : []),
    ].join("\n") + "\n";
}

function write(command, path, parent) {
    if (!command.abstract) throw new Error(`${path.join(" ")} has no abstract`);
    const children = (command.subcommands ?? [])
        .filter((child) => child.shouldDisplay && child.commandName !== "help")
        .sort((a, b) => (a.commandName < b.commandName ? -1 : 1));
    writeFileSync(`${folder}/${path.join("-")}.1`, page(command, path, parent, children));
    for (const child of children) write(child, [...path, child.commandName], path.join("-"));
}

const { command } = JSON.parse(readFileSync(0, "utf8"));
write(command, [command.commandName]);
