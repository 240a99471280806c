import ArgumentParser
import PennyCommandLine

PennypressCommand.main()
