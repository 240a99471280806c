public import PennyDiagnostics
import PennyEngine

extension ContentFault {
    public var code: FaultCode {
        switch self {
        case .notUTF8: 101
        case .controlCharacter: 102
        case .directionCharacter: 103
        case .fileTooLarge: 104
        case .noFrontMatter: 105
        case .frontMatterNotClosed: 106
        case .frontMatterTooLarge: 107
        case .yaml: 108
        case .anchor: 109
        case .tag: 110
        case .tooDeep: 111
        case .duplicateKey: 112
        case .keyNotText: 113
        case .mappingExpected: 114
        case .emptyTable: 115
        case .twoSeparators: 116
        case .emptyColumnName: 117
        case .duplicateColumn: 118
        case .wrongCellCount: 119
        case .quoteNotClosed: 120
        case .textAfterQuote: 121
        case .tooManyRows: 122
        case .tooManyColumns: 123
        case .unknownKey: 124
        case .missingKey: 125
        case .missingInRow: 126
        case .emptyValue: 127
        case .emptyArgument: 128
        case .textExpected: 129
        case .listExpected: 130
        case .keysExpected: 131
        case .belongsUnder: 132
        case .bundleOfOther: 133
        case .notADate: 134
        case .notYesOrNo: 135
        case .notAWholeNumber: 136
        case .unknownKind: 137
        case .kindOfOtherFolder: 138
        case .notACurrency: 139
        case .notAWebAddress: 140
        case .unknownChoice: 141
        case .notABaseURL: 142
        case .badName: 143
        case .duplicateName: 144
        case .menuTooDeep: 145
        case .listOutsideSection: 146
        case .notAnOldAddress: 147
        case .notALanguage: 148
        case .languageWithoutName: 149
        case .languageTwice: 150
        case .keptFromOriginal: 151
        case .noOriginalRow: 152
        case .noDefinition: 153
        case .noNameInHeadword: 154
        case .lessonWithoutNumber: 155
        case .partWithoutNumber: 193
        case .noSources: 156
        case .reservedName: 157
        case .notAHost: 158
        case .notWithin: 159
        case .formatOfOtherKind: 160
        case .keyOfOtherKind: 161
        case .keyOfOtherFormat: 162
        case .bothPaths: 163
        case .neitherPath: 164
        case .notAPattern: 165
        case .notARange: 166
        case .reportWithoutDay: 167
        case .notAPlainNumber: 168
        case .notATime: 169
        case .notAChange: 170
        case .noValueAndNoReason: 171
        case .afterTheReport: 172
        case .notBefore: 173
        case .outputsWithoutPage: 174
        case .notAFieldName: 177
        case .notAField: 178
        case .rowTooLarge: 179
        case .notAColor: 185
        case .colorTooClose: 186
        case .notAFileOfLook: 187
        case .urlAndFile: 188
        case .notASourceFile: 189
        case .notADateFormat: 190
        case .taxonomyTaken: 191
        case .setInPageOfFolder: 192
        case .input(let problem, _): problem.code
        case .argument(let problem, _, _): problem.code
        case .inputBeside(let problem, _): problem.code
        }
    }
}
