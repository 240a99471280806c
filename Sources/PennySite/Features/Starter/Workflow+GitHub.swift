extension Workflow {
    /// Pushes to other branches than the default one, and pull requests, are checked and built.
    /// Only the job that publishes may write to Pages.
    static let github = #"""
        # Checks this site, builds it, and publishes it to GitHub Pages; a pull request is
        # checked and built only. Once, choose “GitHub Actions” as the source under Settings, Pages.
        name: Pages

        env:
          # Where the releases of Pennypress are: write the owner of its repository over OWNER.
          PENNYPRESS_RELEASES: "\#(releases)"
          # To update, write the number of a newer release.
          PENNYPRESS_VERSION: "\#(Pennypress.version)"
          # The folder of the site, from the top of the repository, where .github has to be.
          SITE: "."

        on:
          push:
            branches: [main, master]
          pull_request:
          workflow_dispatch:

        permissions:
          contents: read

        concurrency:
          group: pages-${{ github.ref }}
          cancel-in-progress: ${{ github.event_name == 'pull_request' }}

        jobs:
          build:
            runs-on: ubuntu-24.04
            permissions:
              contents: read
              pages: read
            steps:
              - uses: actions/checkout@v5
                with:
                  persist-credentials: false
              - name: Get Pennypress
                run: |
        \#(indented(download, by: 10))
                  echo "$folder" >> "$GITHUB_PATH"
              # Warnings stop it, too: leave out --strict if they should not.
              - name: Check
                run: pennypress check "$SITE" --strict
              - name: Ask for the address
                id: pages
                if: github.event_name != 'pull_request'
                uses: actions/configure-pages@v5
              - name: Build
                env:
                  PAGES_URL: ${{ steps.pages.outputs.base_url }}
                run: pennypress build "$SITE" -o public ${PAGES_URL:+--base-url "${PAGES_URL%/}/"}
              - name: Hand over the pages
                if: github.event_name != 'pull_request'
                uses: actions/upload-pages-artifact@v4
                with:
                  path: public

          publish:
            needs: build
            if: github.ref == format('refs/heads/{0}', github.event.repository.default_branch)
            runs-on: ubuntu-24.04
            permissions:
              pages: write
              id-token: write
            environment:
              name: github-pages
              url: ${{ steps.publish.outputs.page_url }}
            steps:
              - name: Publish
                id: publish
                uses: actions/deploy-pages@v4

        """#
}
