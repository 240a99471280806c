// What the program consists of, and under which licences.
//
//     node scripts/packaging/bill.mjs notices LINKED             the licences of its parts
//     node scripts/packaging/bill.mjs spdx LINKED PROGRAM VERSION SECONDS
//                                                                the same as SPDX 2.3
//
// LINKED is what the linker took from archives.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { linkedParts } from "./parts.mjs";

const [form, list, program, version, seconds] = process.argv.slice(2);
const parts = linkedParts(list);

function notices() {
    const texts = new Map();
    for (const part of parts) {
        const text = readFileSync(part.text, "utf8").replace(/^\n+|\s+$/g, "");
        texts.set(text, [...(texts.get(text) ?? []), part]);
    }
    const rule = "=".repeat(80);
    const opening = "The program contains parts of these works, whose licences follow.\n";
    return opening + [...texts].map(([text, sharing]) => {
        const names = sharing.map((part) =>
            `${part.name} ${part.version}: ${part.purpose} (${part.license})`);
        return `\n${rule}\n${names.join("\n")}\n${rule}\n\n${text}\n`;
    }).join("");
}

const identifier = (name) => `SPDXRef-${name.replace(/[^A-Za-z0-9.]/g, "-")}`;

function describe(part) {
    return {
        SPDXID: identifier(part.name), name: part.name, versionInfo: part.version,
        comment: part.purpose, downloadLocation: "NOASSERTION", filesAnalyzed: false,
        licenseConcluded: part.license, licenseDeclared: part.license,
        copyrightText: "NOASSERTION",
        externalRefs: [{
            referenceCategory: "PACKAGE-MANAGER", referenceType: "purl",
            referenceLocator: part.purl,
        }],
    };
}

function spdx() {
    const digest = createHash("sha256").update(readFileSync(program)).digest("hex");
    const own = "SPDXRef-pennypress";
    const pennypress = {
        SPDXID: own, name: "pennypress", versionInfo: version,
        downloadLocation: "NOASSERTION", filesAnalyzed: false, licenseConcluded: "MIT",
        licenseDeclared: "MIT", copyrightText: "NOASSERTION",
        primaryPackagePurpose: "APPLICATION",
        checksums: [{ algorithm: "SHA256", checksumValue: digest }],
    };
    const document = {
        spdxVersion: "SPDX-2.3", dataLicense: "CC0-1.0", SPDXID: "SPDXRef-DOCUMENT",
        name: `pennypress-${version}`,
        documentNamespace: `https://pennypress.example/spdx/pennypress-${version}-${digest}`,
        creationInfo: {
            created: new Date(Number(seconds) * 1000).toISOString().replace(".000", ""),
            creators: [`Tool: pennypress-scripts-dist-${version}`],
        },
        packages: [pennypress, ...parts.map(describe)],
        relationships: [
            ["SPDXRef-DOCUMENT", "DESCRIBES", own],
            ...parts.map((part) => [own, part.inModules ? "CONTAINS" : "STATIC_LINK",
                identifier(part.name)]),
        ].map(([spdxElementId, relationshipType, relatedSpdxElement]) =>
            ({ spdxElementId, relationshipType, relatedSpdxElement })),
    };
    return JSON.stringify(document, null, 2) + "\n";
}

process.stdout.write({ notices, spdx }[form]());
