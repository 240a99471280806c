"""Writes the archives beside it: what NSKeyedArchiver made of a savings app's sets.

    python3 make.py

A Float that encodeFloat wrote is a real of four bytes; plistlib writes eight, so
its writer is taught the other size. The XML form has CF$UID where the binary form
has references, as plutil writes it.
"""

import datetime
import pathlib
import plistlib
import struct
from plistlib import UID

HERE = pathlib.Path(__file__).parent
EPOCH = datetime.datetime(2001, 1, 1)


class Single(float):
    """A number of 32 bits."""

    def __new__(cls, value):
        return super().__new__(cls, struct.unpack(">f", struct.pack(">f", value))[0])


class Writer(plistlib._BinaryPlistWriter):
    def _write_object(self, value):
        if not isinstance(value, Single):
            return super()._write_object(value)
        self._object_offsets[self._getrefnum(value)] = self._fp.tell()
        self._fp.write(b"\x22" + struct.pack(">f", value))


def binary(value):
    import io

    out = io.BytesIO()
    Writer(out, sort_keys=False, skipkeys=False).write(value)
    return out.getvalue()


def xml(value):
    def references(value):
        if isinstance(value, UID):
            return {"CF$UID": value.data}
        if isinstance(value, dict):
            return {key: references(inner) for key, inner in value.items()}
        if isinstance(value, list):
            return [references(inner) for inner in value]
        return value

    return plistlib.dumps(references(value), sort_keys=False)


class Archiver:
    def __init__(self, set_class="Savings.SavedResults", boxed=False):
        self.objects, self.classes = ["$null"], {}
        self.set_class, self.boxed = set_class, boxed

    def add(self, value):
        self.objects.append(value)
        return UID(len(self.objects) - 1)

    def of_class(self, name, *parents):
        if name not in self.classes:
            names = [name, *parents, "NSObject"]
            self.classes[name] = self.add({"$classname": name, "$classes": names})
        return self.classes[name]

    def encoded(self, value):
        if isinstance(value, datetime.datetime):
            date = {"NS.time": (value - EPOCH).total_seconds()}
            place = self.add(date)
            date["$class"] = self.of_class("NSDate")
            return place
        if isinstance(value, str) or self.boxed:
            return self.add(value)
        return value

    def saved(self, values):
        saved = {}
        place = self.add(saved)
        saved.update({key: self.encoded(value) for key, value in values.items()})
        saved["$class"] = self.of_class(self.set_class)
        return place

    def archive(self, sets, key="root"):
        array = {}
        place = self.add(array)
        array["NS.objects"] = [self.saved(values) for values in sets]
        array["$class"] = self.of_class("NSArray")
        return {
            "$version": 100000, "$archiver": "NSKeyedArchiver", "$top": {key: place},
            "$objects": self.objects,
        }


def saved(years, initial, deposit, rate, fee, interval, balance, date):
    return {
        "yearsToInvest": Single(years), "initialInvestment": Single(initial),
        "monthlyDeposit": Single(deposit), "interestRate": Single(rate),
        "additionalFeeRate": Single(fee), "compoundInterval": interval,
        "accruedBalance": balance, "dateOfCalculation": date,
    }


SETS = [
    saved(30, 10000, 250, 4.35, 0.5, "Monthly", "$220,000.12",
          datetime.datetime(2015, 6, 15, 9, 30, 0, 250000)),
    saved(2.5, 100, 0, 3.133, 0, 4, "$108.12", datetime.datetime(2015, 6, 15, 23, 59, 59)),
    saved(40, 0, 1234.56, 0.1, 1e-05, Single(12), "$1.28 M", datetime.datetime(2015, 6, 16)),
]


def main():
    plain = Archiver().archive(SETS)
    (HERE / "saved.plist").write_bytes(binary(plain))
    (HERE / "saved-xml.plist").write_bytes(xml(plain))
    boxed = Archiver("_TtC7Savings12SavedResults", boxed=True).archive(SETS, key="savedResults")
    (HERE / "boxed.plist").write_bytes(binary(boxed))
    other = Archiver("UIColor").archive([{"UIRed": 1.0}])
    preferences = {
        "AppleLanguages": ["en-US"], "launches": 3, "asked": True,
        "firstLaunch": datetime.datetime(2015, 6, 1), "tint": binary(other),
        "savedResults": binary(plain),
    }
    (HERE / "preferences.plist").write_bytes(binary(preferences))
    (HERE / "preferences-xml.plist").write_bytes(xml(preferences))
    broken = [dict(values) for values in SETS]
    broken[1]["interestRate"] = "a lot"
    del broken[1]["monthlyDeposit"]
    (HERE / "one-broken.plist").write_bytes(binary(Archiver().archive(broken)))


main()
