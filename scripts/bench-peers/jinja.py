"""jinja.py SITE OUT: plain loans by Python and Jinja2, with two processes.

A page, a CSV and a JSON file of each, as somebody would do it who has Python and no other program.
"""
import json
import sys
from decimal import ROUND_HALF_UP, Decimal
from multiprocessing import Pool
from pathlib import Path

import jinja2

here = Path(__file__).parent
templates = jinja2.Environment(
    loader=jinja2.FileSystemLoader(here), autoescape=True, trim_blocks=True
)
templates.filters["money"] = lambda cents: f"{cents // 100:,}.{cents % 100:02}"
page = templates.get_template("jinja.html")


def computed(fields):
    """The loan's payment, interest and rows in whole cents."""
    balance = 100 * int(fields["principal"])
    thousandths = int(fields["rate"].rstrip("%").replace(".", ""))
    months = 12 * int(fields["term"].split()[0])
    rate = Decimal(thousandths) / 1_200_000
    level = balance * rate / (1 - (1 + rate) ** -months)
    payment = int(level.quantize(Decimal(1), ROUND_HALF_UP))
    rows = []
    for number in range(1, months + 1):
        interest = (balance * thousandths + 600_000) // 1_200_000
        principal = balance if number == months else payment - interest
        balance -= principal
        rows.append((number, interest + principal, interest, principal, balance))
    return {"payment": payment, "interest": sum(row[2] for row in rows), "rows": rows}


def build(source):
    fields = dict(line.split(": ", 1) for line in source.read_text().splitlines())
    loan = computed(fields) | {"title": fields["title"]}
    plain = [
        [str(number)] + [f"{cents // 100}.{cents % 100:02}" for cents in amounts]
        for number, *amounts in loan["rows"]
    ]
    head = "number,payment,interest,principal,balance\n"
    target = out / source.stem
    target.with_suffix(".html").write_text(page.render(loan))
    target.with_suffix(".csv").write_text(head + "".join(",".join(row) + "\n" for row in plain))
    target.with_suffix(".json").write_text(json.dumps(loan | {"rows": plain}))


site, out = Path(sys.argv[1]), Path(sys.argv[2])
if __name__ == "__main__":
    out.mkdir(parents=True)
    with Pool(2) as pool:
        for _ in pool.imap_unordered(build, site.glob("calculations/*.yaml"), chunksize=50):
            pass
