// scripts/messages makes this file of messages/en/saved.mf2.

package import PennyEngine

/// The messages of the area saved, with the values that they take.
package enum SavedWords {
    package static var area: MessageArea { MessageArea(8, digest: 0x7096_BEFF) }
    /// `The inputs you have saved on the pages of this site.`
    package static var about: Message { Message(area, 0) }
    /// `Export`
    package static var exchangeExport: Message { Message(area, 1) }
    /// `Import a file of sets`
    package static var exchangeImport: Message { Message(area, 2) }
    ///     Export your sets to a file. You can import it on this page in another browser, or with
    ///     “pennypress import.”
    package static var exchangeText: Message { Message(area, 3) }
    /// `Export and import`
    package static var exchangeTitle: Message { Message(area, 4) }
    /// `Turn on JavaScript to see, change and export what you save on this site.`
    package static var noScript: Message { Message(area, 5) }
    /// `Open a result, change its inputs, and choose “Save these inputs.” Here are some results:`
    package static var noneText: Message { Message(area, 6) }
    /// `You have not saved a set yet`
    package static var noneTitle: Message { Message(area, 7) }
    /// `Remove`
    package static var remove: Message { Message(area, 8) }
    /// `Adjust`
    package static var setAdjust: Message { Message(area, 9) }
    /// `Inputs, as you typed them`
    package static var setInputs: Message { Message(area, 10) }
    /// `Open`
    package static var setOpen: Message { Message(area, 11) }
    ///     You can only view this set here, because its numbers are in another format than this
    ///     site uses.
    package static var setOtherFormat: Message { Message(area, 12) }
    /// `A saved set`
    package static var setTitle: Message { Message(area, 13) }
    /// `The inputs you have saved on this site. They stay in this browser.`
    package static var text: Message { Message(area, 14) }
    /// `My saved sets`
    package static var title: Message { Message(area, 15) }
    /// `Undo`
    package static var undo: Message { Message(area, 16) }
}
