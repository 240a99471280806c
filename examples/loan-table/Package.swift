// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "loan-table",
    dependencies: [.package(name: "pennypress", path: "../..")],
    targets: [
        .executableTarget(
            name: "loan-table",
            dependencies: [.product(name: "PennyEngine", package: "pennypress")])
    ])
