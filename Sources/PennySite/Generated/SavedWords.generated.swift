// scripts/messages makes this file of messages/en/saved.mf2.

package import PennyEngine

/// The messages of the area saved, with the values that they take.
package enum SavedWords {
    package static var area: MessageArea { MessageArea(24, digest: 0xD51A_69DE) }
    /// `The inputs you have saved on the pages of this site.`
    package static var about: Message { Message(area, 0) }
    /// `Two to four results of this site, side by side.`
    package static var compareAbout: Message { Message(area, 1) }
    /// `Choose other results`
    package static var compareClear: Message { Message(area, 2) }
    /// `Turn on JavaScript to compare results.`
    package static var compareNoScript: Message { Message(area, 3) }
    /// `Check “Compare” next to results of the same kind. You find them in these lists:`
    package static var compareNoneText: Message { Message(area, 4) }
    /// `Choose two to four results`
    package static var compareNoneTitle: Message { Message(area, 5) }
    /// `See how results of the same kind differ: the published ones and those you saved.`
    package static var compareText: Message { Message(area, 6) }
    /// `Compare side by side`
    package static var compareTitle: Message { Message(area, 7) }
    /// `Export`
    package static var exchangeExport: Message { Message(area, 8) }
    /// `Import a file of results`
    package static var exchangeImport: Message { Message(area, 9) }
    ///     Export your results to a file. You can import it on this page in another browser, or
    ///     with “pennypress import.”
    package static var exchangeText: Message { Message(area, 10) }
    /// `Export and import`
    package static var exchangeTitle: Message { Message(area, 11) }
    /// `Turn on JavaScript to see, change and export what you save on this site.`
    package static var noScript: Message { Message(area, 12) }
    /// `Open a result, change its inputs, and choose “Save these inputs.” Here are some results:`
    package static var noneText: Message { Message(area, 13) }
    /// `You have not saved a result yet`
    package static var noneTitle: Message { Message(area, 14) }
    /// `Remove`
    package static var remove: Message { Message(area, 15) }
    /// `Adjust`
    package static var setAdjust: Message { Message(area, 16) }
    /// `Inputs, as you typed them`
    package static var setInputs: Message { Message(area, 17) }
    /// `Open`
    package static var setOpen: Message { Message(area, 18) }
    /// `A saved result`
    package static var setTitle: Message { Message(area, 19) }
    /// `The inputs you have saved on this site. They stay in this browser.`
    package static var text: Message { Message(area, 20) }
    /// `My results`
    package static var title: Message { Message(area, 21) }
    /// `Undo`
    package static var undo: Message { Message(area, 22) }
}
