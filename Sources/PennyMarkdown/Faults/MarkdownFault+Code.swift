public import PennyDiagnostics

extension MarkdownFault {
    public var code: FaultCode {
        switch self {
        case .bodyTooLong: 401
        case .topLevelHeading: 402
        case .malformedReference: 403
        case .controlCharacter: 404
        case .rawHTML: 405
        case .unclosedComment: 406
        case .emptyDestination: 407
        case .controlInDestination: 408
        case .backslashInDestination: 409
        case .destinationWithoutScheme: 410
        case .absoluteDestination: 411
        case .destinationWithoutHost: 412
        case .unsupportedScheme: 413
        case .imageElsewhere: 414
        case .tableDelimiters: 415
        case .tableRow: 416
        case .tableInsideParagraph: 417
        case .answersWithoutQuestion: 418
        case .tooFewAnswers: 419
        case .noRightAnswer: 420
        case .severalRightAnswers: 421
        case .unmarkedAnswer: 422
        case .emptyAnswer: 423
        case .answerWithoutReason: 424
        case .strayAnswerText: 425
        case .linkInAnswer: 426
        case .missingNote: 427
        case .unusedNote: 428
        case .repeatedNote: 429
        case .emptyNote: 430
        case .noteInsideBlock: 431
        case .noteReferenceInside: 432
        case .headingIDInUse: 433
        case .brokenLink: 434
        case .linkWithoutDefinition: 435
        case .unknownBlock: 436
        case .unclosedBlock: 437
        case .strayBlockEnd: 438
        case .shortcode: 439
        case .foreign: 440
        case .malformedExample: 441
        case .emptyExample: 442
        case .malformedEmbed: 443
        case .repeatedEmbedKey: 444
        case .emptyEmbed: 445
        }
    }
}
