extension Workflow {
    /// The image is Debian 12 with curl: the program needs nothing that Debian does not have.
    static let gitlab = #"""
        # Checks this site, builds it, and publishes it to GitLab Pages; a merge request is
        # checked and built only.
        variables:
          # Where the releases of Pennypress are: write the owner of its repository over OWNER.
          PENNYPRESS_RELEASES: "\#(releases)"
          # To update, write the number of a newer release.
          PENNYPRESS_VERSION: "\#(Pennypress.version)"
          # The folder of the site, from the top of the repository, where this file has to be.
          SITE: "."

        workflow:
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

        default:
          image: buildpack-deps:bookworm-curl
          before_script:
            - |
        \#(indented(download, by: 6))
              export PATH="$folder:$PATH"

        # Warnings stop both jobs, too: leave out --strict if they should not.
        check:
          rules:
            - if: $CI_PIPELINE_SOURCE == "merge_request_event"
          script:
            - pennypress check "$SITE" --strict
            - pennypress build "$SITE" -o public

        # GitLab publishes what the job of this name leaves in the folder public.
        pages:
          rules:
            - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
          script:
            - pennypress check "$SITE" --strict
            - pennypress build "$SITE" -o public --base-url "${CI_PAGES_URL%/}/"
          artifacts:
            paths:
              - public

        """#
}
