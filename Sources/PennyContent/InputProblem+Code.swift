public import PennyDiagnostics
public import PennyEngine

// The engine knows no fault codes, so that browser modules do not carry them.

extension InputProblem {
    /// The fault code, under which the catalog of faults lists the problem.
    public var code: FaultCode { kind.code }
}

extension InputProblem.Kind {
    fileprivate var code: FaultCode {
        switch self {
        case .unknownInput: 201
        case .unknownField: 202
        case .repeated: 203
        case .missing: 204
        case .entriesExpected: 205
        case .textExpected: 206
        case .notAnAmount: 207
        case .ambiguousNumber: 208
        case .tooManyDecimals: 209
        case .negative: 210
        case .zero: 211
        case .amountTooLarge: 212
        case .rateWithoutPercent: 213
        case .notARate: 214
        case .markInRate: 215
        case .rateTooLarge: 216
        case .notATerm: 217
        case .termNotWhole: 218
        case .termTooLong: 219
        case .notAChoice: 220
        case .notADate: 221
        case .notACount: 222
        case .notACurrency: 223
        case .needs: 224
        case .needsAmount: 225
        case .conflicts: 226
        case .conflictsWithChoice: 227
        case .notAfter: 228
        case .notAbove: 229
        case .above: 230
        case .needsOneOf: 231
        case .oneLeftOut: 232
        case .endsBeforeFirst: 233
        case .notForPayments: 234
        case .tooFew: 235
        case .outsideTerm: 236
        case .shorterThan: 237
        case .firstPeriodShort: 238
        case .needsPaymentCompounding: 239
        case .leavesNothing: 240
        case .leavesNothingOf: 241
        case .notAYearlyCost: 242
        case .amountOrPercentage: 243
        case .notMonthlyDivisible: 244
        case .calculation(let error, _): error.code
        case .notARatio: 245
        case .notBelowOne: 246
        case .notADistance: 247
        case .notForMethod: 248
        case .timesTooFine: 249
        case .notAMonth: 250
        case .notAWord: 251
        case .tooManyEntries: 252
        case .dateMissing: 253
        case .notWithDates: 254
        case .onlyWithDates: 255
        case .own(let problem): problem.failure.code
        case .notADeal: 256
        case .notAYield: 257
        case .yieldAboveSize: 258
        case .notAUse: 259
        case .notAWebAddress: 260
        case .priceBelowZero: 261
        case .nameTaken: 262
        case .notThatMany: 263
        case .setNotFound: 264
        case .setNamedTwice: 265
        case .inSet: 266
        case .otherCurrency: 267
        case .nothingInCommon: 268
        case .kindDiffers: 269
        case .notOfKind: 270
        case .notOfList: 271
        case .priceOrCount: 272
        case .amountInOther: 273
        }
    }
}

extension OwnProblem.Failure {
    fileprivate var code: FaultCode {
        switch self {
        case .size(let failure): failure.code
        case .debt(let failure): failure.code
        case .expression(let failure, _): failure.code
        case .annuity(let failure): failure.code
        }
    }
}

extension SizeFailure {
    fileprivate var code: FaultCode {
        switch self {
        case .empty: 281
        case .notANumber: 282
        case .ambiguousNumber: 283
        case .tooManyDecimals: 284
        case .tooLarge: 285
        case .negative: 286
        case .zero: 287
        case .notAFraction: 288
        case .numberMissing: 289
        case .countNotWhole: 290
        case .unitMissing: 291
        case .alone: 350
        case .unknownUnit: 292
        case .ambiguousUnit: 293
        case .notAPart: 294
        case .mixedKinds: 295
        case .twoMeasures: 296
        case .contradicts: 297
        case .unreadRest: 298
        }
    }
}

extension DebtFailure {
    fileprivate var code: FaultCode {
        switch self {
        case .tooMany: 301
        case .belowMinimums: 302
        case .neverRepaid: 303
        case .belowInterest: 304
        }
    }
}

extension ExpressionFailure {
    fileprivate var code: FaultCode {
        switch self {
        case .notANumber: 311
        case .ambiguousMark: 312
        case .tooLong: 313
        case .tooManyDecimals: 314
        case .operatorFirst: 315
        case .twoOperators: 316
        case .chained: 317
        case .divisionByZero: 318
        case .resultTooLong: 319
        case .afterEquals: 320
        }
    }
}

extension AnnuityFailure {
    fileprivate var code: FaultCode {
        switch self {
        case .unclear: 331
        case .nothingAsked: 332
        case .noRate: 333
        case .neverReached: 334
        case .notPeriods: 335
        case .outside: 336
        }
    }
}

extension CalculationError {
    fileprivate var code: FaultCode {
        switch self {
        case .tooLarge: 341
        case .undecided: 342
        case .paymentBelowInterest: 343
        case .dateOutOfRange: 344
        case .feesReachPrincipal: 345
        case .paymentsBelowAdvances: 346
        case .noRate: 347
        case .targetBeyondTime: 348
        case .targetBeyondRates: 349
        }
    }
}
