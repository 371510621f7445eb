package org.sitrep.cli.command;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.sitrep.analysis.check.Baseline;
import org.sitrep.analysis.check.BaselineCodes;
import org.sitrep.analysis.check.BaselineReader;
import org.sitrep.cli.base.Reason;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.report.text.AtomicFileWriter;
import org.sitrep.scenario.BoundedFile;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.Launcher;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.Shown;

/** A baseline file as the user named it. The files that it names are relative to its own folder. */
record BaselineFile(Path file, String text, Baseline baseline) {
    private static final String WITH_PART = "#";

    /**
     * Reads a baseline.
     *
     * @throws UserError with all findings if it does not exist or is not valid
     */
    static BaselineFile read(final Session session, final Path file) {
        final String text;
        try {
            text = BoundedFile.text(file, BaselineReader.MOST_MEBIBYTES);
        } catch (final NoSuchFileException missing) {
            throw UserError.badData(
                    "there is no baseline " + Shown.name(file),
                    "name one, or record it: " + Launcher.NAME + " baseline SCENARIO -o " + file);
        } catch (final CharacterCodingException noText) {
            throw UserError.badData(
                    file + " is not text in UTF-8", "name a file that " + Launcher.NAME + " baseline wrote");
        } catch (final IOException unreadable) {
            throw UserError.badData(
                    "cannot read the baseline " + file + ": " + Reason.of(unreadable), "is it a readable file?");
        }
        final Findings findings = new Findings();
        return BaselineReader.read(file.toString(), text, findings)
                .map(baseline -> new BaselineFile(file, text, baseline))
                .filter(read -> read.namesFiles(findings))
                .orElseThrow(() -> Source.unusable(session, file.toString(), findings.sorted()));
    }

    /** Returns the bots, as the user would type them. */
    List<String> bots() {
        return baseline.entries().stream()
                .map(entry -> shown(entry.bot()))
                .distinct()
                .toList();
    }

    /** Returns the place of an entry, for findings. */
    Mark at(final int entry) {
        return new Mark(file.toString(), BaselineReader.lineOf(text, entry), 1);
    }

    /** Returns a finding on an entry. */
    Finding wrong(final String code, final int entry, final String message, final String suggestion) {
        return new Finding(code, at(entry), "", message, suggestion);
    }

    /** Returns whether its names are valid file names on this system. */
    private boolean namesFiles(final Findings findings) {
        for (int entry = 0; entry < baseline.entries().size(); entry++) {
            for (final String named : List.of(
                    baseline.entries().get(entry).scenario(),
                    baseline.entries().get(entry).bot())) {
                try {
                    Path.of(named);
                } catch (final InvalidPathException none) {
                    findings.add(wrong(
                            BaselineCodes.MISSING.id(),
                            entry,
                            "\"" + named + "\" is not a valid file name here",
                            "name another"));
                }
            }
        }
        return findings.isEmpty();
    }

    /** Returns the name of a scenario or bot as typed from the current folder; a bot of the game keeps its name. */
    String shown(final String named) {
        final Path sibling = folder(file).resolve(bare(named));
        return isFile(named) || Files.isRegularFile(sibling) ? typed(sibling.normalize()) + part(named) : named;
    }

    /** Returns a relative name for a file below the current folder. */
    private static String typed(final Path file) {
        return file.startsWith(here()) ? relative(here(), file) : file.toString();
    }

    /** Returns the name of a scenario or bot for a baseline in a file; a bot of the game keeps its name. */
    static String kept(final Path file, final String typed) {
        return isFile(typed) && Files.isRegularFile(Path.of(bare(typed)))
                ? relative(folder(file), Path.of(bare(typed)).toAbsolutePath().normalize()) + part(typed)
                : typed;
    }

    private static boolean isFile(final String named) {
        return List.of(".yaml", ".yml", ".java", ".jar").stream().anyMatch(bare(named)::endsWith);
    }

    /** Removes the id from a bot of a jar, {@code bots.jar#id}. */
    private static String bare(final String named) {
        final int at = named.lastIndexOf(".jar" + WITH_PART);
        return at < 0 ? named : named.substring(0, at + ".jar".length());
    }

    private static String part(final String named) {
        return named.substring(bare(named).length());
    }

    private static Path folder(final Path file) {
        return AtomicFileWriter.isStandardOutput(file)
                ? here()
                : file.toAbsolutePath().normalize().getParent();
    }

    private static Path here() {
        return Path.of("").toAbsolutePath().normalize();
    }

    private static String relative(final Path from, final Path to) {
        final Path target = to.normalize();
        final boolean sameRoot = from.getRoot().equals(target.getRoot());
        return (sameRoot ? from.relativize(target) : target).toString().replace('\\', '/');
    }
}
