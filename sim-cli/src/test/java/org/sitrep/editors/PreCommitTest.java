package org.sitrep.editors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.cli.Cli;
import org.sitrep.cli.Started;

/**
 * The hook of {@code .pre-commit-hooks.yaml} under the real pre-commit, in a repository of a user. The hook's own
 * repository is a stand-in whose launcher starts the tested build.
 */
@EnabledIfSystemProperty(named = "sitrep.deep", matches = ".*", disabledReason = "needs a program that few have")
class PreCommitTest {
    private static final String GIT = "git -c user.name=me -c user.email=me@example.org -c commit.gpgsign=false ";

    @TempDir
    private Path folder;

    private Cli.Result shell(final String script) throws IOException, InterruptedException {
        return Started.in(folder)
                .shell("export PRE_COMMIT_HOME='" + folder.resolve("cache") + "'; cd '" + folder + "'\n" + script);
    }

    private void write(final String name, final String text) throws IOException {
        final Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    @Test
    void aFaultyFileIsNotCommitted() throws IOException, InterruptedException {
        assumeTrue(shell("command -v pre-commit").code() == 0, "pre-commit is not on the PATH: see docs/editors.md");
        write("hook/.pre-commit-hooks.yaml", Files.readString(Cli.REPOSITORY.resolve(".pre-commit-hooks.yaml")));
        write("hook/sitrep", "#!/bin/sh\nexec " + Started.in(folder).line() + " \"$@\"\n");
        Files.setPosixFilePermissions(folder.resolve("hook/sitrep"), PosixFilePermissions.fromString("rwxr-xr-x"));
        final Cli.Result made = shell("set -e; for repository in hook user; do git init -q $repository; done\n"
                + "cd hook; git add .; " + GIT + "commit -qm hook; git tag v1");
        assertEquals(0, made.code(), made.err());
        write("user/.pre-commit-config.yaml", """
                repos:
                  - repo: ../hook
                    rev: v1
                    hooks:
                      - id: sitrep-validate
                """);
        final String good = "sitrep: 1\nextends: purple-haze:combats/patrol.yaml\nstart: {threat: 3}\n";
        write("user/scenarios/good.yaml", good);
        write("user/other.yaml", "no: Sitrep file\n");
        final String commit = "cd user; git add .; " + GIT + "commit -qm files";
        final Cli.Result installed = shell("cd user; pre-commit install; git add .");
        assertEquals(0, installed.code(), installed.err());
        final Cli.Result sound = shell(commit);
        assertEquals(0, sound.code(), sound.out() + sound.err());
        assertTrue(sound.err().contains("Passed"), sound.err());

        write("user/scenarios/bad.yaml", good.replace("threat", "thraet"));
        final Cli.Result faulty = shell(commit);
        assertEquals(1, faulty.code(), faulty.err());
        assertTrue(faulty.err().contains("- exit code: 3"), faulty.err());
        assertTrue(faulty.err().contains("S030 scenarios/bad.yaml:3:9 start.thraet: "), faulty.err());
        assertFalse(faulty.err().contains("other.yaml"), faulty.err());
    }
}
