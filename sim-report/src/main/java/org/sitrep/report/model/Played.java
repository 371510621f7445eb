package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.sitrep.engine.ContentSummary;
import org.sitrep.engine.RunResult;
import org.sitrep.engine.ToolVersion;
import org.sitrep.portable.Streams;

/**
 * Collects the inputs of a result: facts in the order in which they are added, then the options in force and the files.
 * A fact that several sides share is given once, others by side. Not thread-safe.
 */
final class Played {
    private static final String SOURCES = "Provenance of values";
    /** The number of files above which they are listed separately. */
    private static final int FEW_FILES = 4;

    private final List<Block.Fact> facts = new ArrayList<>();
    private final Set<Side> sides = new LinkedHashSet<>();

    private record Side(String name, ContentSummary input) {}

    /** Adds a side without facts; an existing side is not added twice. */
    Played with(final String name, final ContentSummary input) {
        sides.add(new Side(name, input));
        return this;
    }

    Played fact(final String term, final RichText value) {
        facts.add(new Block.Fact(term, value));
        return this;
    }

    Played fact(final String term, final String value) {
        return fact(term, RichText.of(value));
    }

    Played codes(final String term, final List<String> items) {
        return fact(term, codes(items));
    }

    private static RichText codes(final List<String> items) {
        RichText text = RichText.of("");
        for (int i = 0; i < items.size(); i++) {
            text = text.plain(i == 0 ? "" : ", ").code(items.get(i));
        }
        return text;
    }

    /** Adds a side with its file, bot, changes and hash, and {@code more} about it. */
    Played side(
            final String name,
            final String scenario,
            final String bot,
            final Optional<RunResult.BotFile> botFile,
            final ContentSummary input,
            final RichText more) {
        RichText what = RichText.of("").code(scenario).plain(", bot ").code(bot);
        if (botFile.isPresent()) {
            what = what.plain(" from ").then(botFile(botFile.get()));
        }
        for (final String change : input.changes()) {
            what = what.plain(", ").code(change);
        }
        if (!input.contentSha256().isEmpty()) {
            what = what.plain("; content hash ").code(input.contentSha256());
        }
        return with(name, input).fact(name, what.then(more));
    }

    static RichText botFile(final RunResult.BotFile file) {
        return RichText.of("").code(file.file()).plain(", SHA-256 ").code(file.sha256());
    }

    /** Adds a run as its only side: scenario, ruleset, bot, setup and content. */
    Played run(final RunResult result) {
        with("", ContentSummary.of(result))
                .scenario(result.title(), result.scenario())
                .ruleset()
                .codes("Bot", List.of(result.bot()));
        result.botFile().ifPresent(file -> fact("Bot file", botFile(file)));
        return setup(result).content(ContentSummary.of(result));
    }

    Played scenario(final String title, final String file) {
        return fact("Scenario", RichText.of(title + " (").code(file).plain(")"));
    }

    Played setup(final RunResult result) {
        result.setup().forEach((term, value) -> fact(term, value));
        return this;
    }

    /** Adds the rulesets of the sides, if any are given. */
    Played ruleset() {
        final List<String> games = sides.stream()
                .map(side -> side.input().ruleset())
                .filter(id -> !id.isEmpty())
                .filter(Streams.unseen())
                .toList();
        return games.isEmpty() ? this : codes("Ruleset", games);
    }

    /** Adds the rulesets of the sides and the sources of their values, once if the counts of all sides agree. */
    Played sources() {
        ruleset();
        if (sides.stream()
                        .map(side -> side.input().sources())
                        .filter(Streams.unseen())
                        .count()
                == 1) {
            return fact(
                    SOURCES,
                    RunSentences.provenance(sides.iterator().next().input().sources()));
        }
        sides.forEach(side -> fact(
                SOURCES + ", " + side.name(),
                RunSentences.provenance(side.input().sources())));
        return this;
    }

    /** Adds the changes, the files, their hash and the sources of the values. */
    Played content(final ContentSummary input) {
        if (!input.changes().isEmpty()) {
            codes("Changes for this run", input.changes());
        }
        final List<String> files = input.files();
        if (!files.isEmpty()) {
            fact("Files", files.size() > FEW_FILES ? RichText.of(files.size() + " files, listed below") : codes(files));
        }
        return codes("Content hash", List.of(input.contentSha256()))
                .fact(SOURCES, RunSentences.provenance(input.sources()));
    }

    Played seed(final long seed) {
        return codes("Seed", List.of(Long.toString(seed)));
    }

    /** Adds seed, trials and version of runs over the same trials. */
    Played made(final RunResult result) {
        return seed(result.seed())
                .fact(TrialWord.of(result).title() + " numbers", RunSentences.indexRange(result))
                .version(new ToolVersion(result.toolVersion(), result.commit()));
    }

    Played version(final String toolVersion, final String commit) {
        return fact("Generated by", "Sitrep " + toolVersion + " (commit " + commit + ")");
    }

    /** Adds the version of the tool; nothing if the result does not contain it. */
    Played version(final ToolVersion madeBy) {
        return madeBy.known() ? version(madeBy.toolVersion(), madeBy.commit()) : this;
    }

    /**
     * Returns the facts, the options in force and, if they are many, the files.
     *
     * @param prefix of the ids of tables
     */
    List<Block> blocks(final String prefix) {
        final List<Block> blocks = new ArrayList<>(List.of(new Block.Facts(facts)));
        final List<String> options = sides.stream()
                .flatMap(side -> side.input().options().keySet().stream())
                .filter(Streams.unseen())
                .toList();
        if (!options.isEmpty()) {
            blocks.add(Columns.of(options)
                    .text("Option", option -> option)
                    .text("Setting", this::inForce)
                    .page(
                            prefix + "-options",
                            "Rule readings and optional rules in force",
                            options.size() > Columns.MANY_ROWS));
        }
        if (sides.stream().anyMatch(side -> side.input().files().size() > FEW_FILES)) {
            final List<String> files = sides.stream()
                    .flatMap(side -> side.input().files().stream())
                    .filter(Streams.unseen())
                    .toList();
            blocks.add(Columns.of(files).text("File", file -> file).page(prefix + "-files", "Files read", true));
        }
        return blocks;
    }

    /** Returns the one reading in force, or each with the sides that use it. */
    private String inForce(final String option) {
        final Map<String, List<String>> readings = new LinkedHashMap<>();
        for (final Side side : sides) {
            final String reading = side.input().options().get(option);
            if (reading != null) {
                readings.computeIfAbsent(reading, none -> new ArrayList<>()).add(side.name());
            }
        }
        return readings.size() == 1
                ? readings.keySet().iterator().next()
                : readings.entrySet().stream()
                        .map(reading -> reading.getKey() + ": " + String.join(", ", reading.getValue()))
                        .collect(Collectors.joining("; "));
    }
}
