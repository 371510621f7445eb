package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Input;
import org.sitrep.engine.MadeBy;

/**
 * What a run was made from, as facts and tables that all kinds of report share: content, bot, options, seed, version.
 * Stateless.
 */
public final class Inputs {
    /** More files than this are listed apart. */
    static final int FEW = 4;

    private Inputs() {}

    /** Returns scenario, ruleset and bot, how it is set up, the files and their hash, and whose the values are. */
    static List<Block.Fact> facts(final Capsule capsule) {
        final List<Block.Fact> facts = new ArrayList<>(scenario(capsule));
        facts.add(1, fact("Ruleset", Rich.of("").code(capsule.rulesetId())));
        facts.add(2, fact("Bot", Rich.of("").code(capsule.bot())));
        capsule.botFile().ifPresent(file -> facts.add(3, fact("Bot read from", botFile(file))));
        facts.addAll(content(Input.of(capsule)));
        return facts;
    }

    static Block.Fact scenario(final String title, final String file) {
        return fact("Scenario", Rich.of(title + " (").code(file).plain(")"));
    }

    /** Returns which scenario it is and how it is set up. */
    static List<Block.Fact> scenario(final Capsule capsule) {
        final List<Block.Fact> facts = new ArrayList<>();
        facts.add(scenario(capsule.title(), capsule.scenario()));
        capsule.setup().forEach((term, value) -> facts.add(fact(term, Rich.of(value))));
        return facts;
    }

    /** Returns what was changed, the files, their hash and whose the values are. */
    public static List<Block.Fact> content(final Input input) {
        final List<Block.Fact> facts = new ArrayList<>();
        if (!input.changes().isEmpty()) {
            facts.add(fact("Changed for this run", codes(input.changes())));
        }
        if (!input.files().isEmpty()) {
            facts.add(fact(
                    "Read from",
                    input.files().size() > FEW
                            ? Rich.of(input.files().size() + " files, listed below")
                            : codes(input.files())));
        }
        facts.add(fact("Content hash", Rich.of("").code(input.contentSha256())));
        facts.add(fact(InputSides.SOURCES, RunSentences.provenance(input.sources())));
        return facts;
    }

    /** Returns a file that a bot was read from. */
    public static Rich botFile(final Capsule.BotFile file) {
        return Rich.of("").code(file.file()).plain(", SHA-256 ").code(file.sha256());
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

    /** Returns who made it; nothing if the result does not say so. */
    static List<Block.Fact> version(final MadeBy madeBy) {
        return madeBy.known() ? List.of(version(madeBy.toolVersion(), madeBy.commit())) : List.of();
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
