import Glibc
import Testing

/// The program in a folder that it takes for the whole system, without /proc.
@Suite struct ProgramArgumentsTests {
    @Test(.enabled(if: geteuid() == 0, "only root can change the root of the file system"))
    func `arguments arrive where there is no proc`() async throws {
        let folder = try CommandFolder()
        let script = """
            set -e
            program=$(command -v pennypress)
            for file in $(ldd "$program" | grep -o '/[^ ]*'); do
              mkdir -p "root$(dirname "$file")"; cp -L "$file" "root$file"
            done
            cp "$program" root/pennypress
            mkdir root/s; printf 'title: T\\n' > root/s/site.yaml
            /usr/sbin/chroot root /pennypress save loan principal=1000 rate=5% 'term=1 year' --site s --name a
            /usr/sbin/chroot root /pennypress build s -o out
            /usr/sbin/chroot root /pennypress bulid s
            """
        try folder.write(script, to: "run.sh")
        let run = try await folder.run("bash run.sh; s=$?; test -e root/out/index.html; echo $s $?")
        #expect(run.output.hasSuffix("\n64 0\n"), "\(run.output)")
        #expect(
            run.messages.contains("Unknown command 'bulid'. Did you mean 'build'?"),
            "\(run.messages)")
    }
}
