package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.Capsule;

/** What a run was made from, as facts and tables that all kinds of report share: content, bot, options, seed, version. Stateless. */
public final class Inputs {
    /** More files than this are listed apart. */
    private static final int FEW = 4;
    /** Tables of more rows than this are folded. */
    private static final int MANY_ROWS = 10;

    private Inputs() {}

    /** Returns scenario, ruleset and bot, how it is set up, the files and their hash, and whose the values are. */
    static List<Block.Fact> facts(final Capsule capsule) {
        final List<Block.Fact> facts = new ArrayList<>(scenario(capsule));
        facts.add(1, fact("Ruleset", Rich.of("").code(capsule.rulesetId())));
        facts.add(2, fact("Bot", Rich.of("").code(capsule.bot())));
        capsule.botFile().ifPresent(file -> facts.add(3, fact("Bot read from", botFile(file))));
        facts.addAll(content(capsule.content()));
        return facts;
    }

    /** Returns which scenario it is and how it is set up. */
    static List<Block.Fact> scenario(final Capsule capsule) {
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(fact(
                "Scenario",
                Rich.of(capsule.title() + " (").code(capsule.scenario()).plain(")")));
        capsule.setup().forEach((term, value) -> facts.add(fact(term, Rich.of(value))));
        return facts;
    }

    /** Returns what was changed, the files, their hash and whose the values are. */
    public static List<Block.Fact> content(final Capsule.Content content) {
        final List<Block.Fact> facts = new ArrayList<>();
        if (!content.sets().isEmpty()) {
            facts.add(fact("Changed for this run", codes(content.sets())));
        }
        if (!content.files().isEmpty()) {
            facts.add(fact(
                    "Read from",
                    content.files().size() > FEW
                            ? Rich.of(content.files().size() + " files, listed below")
                            : codes(content.files())));
        }
        facts.add(fact("Content hash", Rich.of("").code(content.sha256())));
        facts.add(fact("Where the values come from", RunSentences.provenance(content)));
        return facts;
    }

    /** Returns a file that a bot was read from. */
    public static Rich botFile(final Capsule.BotFile file) {
        return Rich.of("").code(file.file()).plain(", SHA-256 ").code(file.sha256());
    }

    /** Returns the tables that belong to the facts: options in force, and the files where they are many. */
    static List<Block> tables(final Capsule capsule, final String prefix) {
        final List<Block> tables = new ArrayList<>();
        if (!capsule.options().isEmpty()) {
            final List<List<String>> rows = new ArrayList<>();
            capsule.options().forEach((option, reading) -> rows.add(List.of(option, reading)));
            tables.add(new Block.Table(
                    prefix + "-options",
                    "Readings of the rules and optional rules in force",
                    List.of(Block.Column.text("Option"), Block.Column.text("In force")),
                    rows,
                    rows.size() > MANY_ROWS));
        }
        tables.addAll(files(capsule.content(), prefix));
        return tables;
    }

    /** Returns the table of files read, if they are too many for a line. */
    public static List<Block> files(final Capsule.Content content, final String prefix) {
        if (content.files().size() <= FEW) {
            return List.of();
        }
        return List.of(new Block.Table(
                prefix + "-files",
                "Files read",
                List.of(Block.Column.text("File")),
                content.files().stream().map(List::of).toList(),
                true));
    }

    /** Returns seed, missions and version of runs that played the same missions. */
    static List<Block.Fact> made(final Capsule capsule) {
        return List.of(
                seed(capsule.seed()),
                fact(Trial.of(capsule).title() + " numbers", Rich.of(RunSentences.indexRange(capsule))),
                version(capsule.toolVersion(), capsule.commit()));
    }

    /** Returns the seed of the dice. */
    public static Block.Fact seed(final long seed) {
        return fact("Seed", Rich.of("").code(Long.toString(seed)));
    }

    /** Returns who made it. */
    public static Block.Fact version(final String toolVersion, final String commit) {
        return fact("Made by", Rich.of("Sitrep " + toolVersion + " (commit " + commit + ")"));
    }

    /** Returns some literal texts as a list. */
    static Rich codes(final List<String> items) {
        Rich text = Rich.of("");
        for (int i = 0; i < items.size(); i++) {
            text = text.plain(i == 0 ? "" : ", ").code(items.get(i));
        }
        return text;
    }

    static Block.Fact fact(final String term, final Rich value) {
        return new Block.Fact(term, value);
    }
}
