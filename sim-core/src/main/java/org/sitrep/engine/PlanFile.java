package org.sitrep.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Codes;
import org.sitrep.scenario.Field;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.JsonText;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.Mark;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.DecisionPlan;
import org.sitrep.strategy.SideBots;

/**
 * The decisions of one side in one trial, as a file that a person can read and edit. Immutable.
 *
 * @param ruleset id of the game
 * @param title title of the scenario
 * @param plan contents of the file
 */
public record PlanFile(String ruleset, String title, Plan plan) {
    /**
     * The contents of the file.
     *
     * @param scenario file of the scenario
     * @param content SHA-256 of its resolved data
     * @param changes its changes
     * @param bots bots of all sides, as for {@code --bot}
     * @param side id of the side; empty in a game for one player
     * @param seed seed of the run
     * @param trial index of the trial
     * @param decisions decisions of the side, in order
     */
    public record Plan(
            @Field("The scenario file.") String scenario,

            @Field("The SHA-256 of the scenario's resolved data.")
            String content,

            @Field(value = "Changes of the scenario: --overlay=FILE or PATH=VALUE.", orElse = "[]")
            List<String> changes,

            @Field("The bots of all sides, as --bot takes them.")
            String bots,

            @Field(value = "The side that decides; empty in a game for one player.", orElse = "\"\"")
            String side,

            @Field("The seed of the run.") long seed,

            @Field(value = "The index of the trial.", min = 0)
            long trial,

            @Field(value = "The decisions of the side, in order.", orElse = "[]")
            List<Entry> decisions) {}

    /**
     * One decision.
     *
     * @param question id of the question
     * @param option number of the chosen option, from 1
     * @param of number of options
     * @param text chosen option in words; for the reader only
     */
    public record Entry(
            @Field("The question.") String question,

            @Field(value = "The number of the chosen option.", min = 1)
            int option,

            @Field(value = "The number of options.", min = 2)
            int of,

            @Field(value = "The chosen option in words, for the reader only.", orElse = "\"\"")
            String text) {
        /** @throws IllegalArgumentException if the option is not one of them */
        public Entry {
            if (option > of) {
                throw new IllegalArgumentException("option " + option + " is not one of " + of);
            }
        }

        /** Returns the entry of a decision. */
        public static Entry of(final Choice choice) {
            return new Entry(
                    choice.id(),
                    choice.chosen() + 1,
                    choice.options().size(),
                    choice.taken().text());
        }
    }

    /**
     * Reads a file.
     *
     * @param file as the user typed it
     * @param findings receives everything that is wrong with it
     * @return empty if there is any finding
     */
    public static Optional<PlanFile> read(final String file, final Findings findings) {
        return ScenarioLoader.load(new LoadRequest(file, null), findings).flatMap(document -> of(document, findings));
    }

    /**
     * Binds a document.
     *
     * @param findings receives everything that is wrong with it
     * @return empty if there is any finding
     */
    public static Optional<PlanFile> of(final ScenarioDocument document, final Findings findings) {
        return Binder.bind(document, Plan.class, findings)
                .map(plan -> new PlanFile(document.ruleset(), document.title(), plan));
    }

    /** Returns whether a document is a plan rather than a scenario. */
    public static boolean isPlan(final ScenarioDocument document) {
        return document.at("scenario").isPresent() && document.at("decisions").isPresent();
    }

    /**
     * Returns the number of a side, {@link DecisionPlan#ANY} in a game for one player.
     *
     * @return empty if the game has no such side
     */
    public static Optional<Integer> seat(final SideBots sides, final String side) {
        if (sides.all().size() == 1) {
            return side.isEmpty() ? Optional.of(DecisionPlan.ANY) : Optional.empty();
        }
        final int at = sides.ids().indexOf(side);
        return at < 0 ? Optional.empty() : Optional.of(at);
    }

    /**
     * Returns the plan for the seats of a game.
     *
     * @param file name of this file, for findings
     * @param findings receives a finding if the game has no such side
     */
    public Optional<DecisionPlan> decisions(final SideBots sides, final String file, final Findings findings) {
        final Optional<Integer> seat = seat(sides, plan.side());
        if (seat.isEmpty()) {
            findings.add(new Finding(
                    Codes.DANGLING.id(),
                    new Mark(file, 0, 0),
                    "side",
                    "there is no side " + JsonText.print(plan.side(), JsonText.Layout.COMPACT),
                    sides.ids().isEmpty() ? "leave it out" : "write one of " + String.join(", ", sides.ids())));
        }
        return seat.map(side -> new DecisionPlan(side, plan.seed(), plan.trial(), answers()));
    }

    private List<DecisionPlan.Answer> answers() {
        return plan.decisions().stream()
                .map(entry -> new DecisionPlan.Answer(entry.question(), entry.option() - 1, entry.of()))
                .toList();
    }

    /** Returns the same file with other decisions. */
    public PlanFile with(final List<Choice> decisions) {
        return new PlanFile(
                ruleset,
                title,
                new Plan(
                        plan.scenario(),
                        plan.content(),
                        plan.changes(),
                        plan.bots(),
                        plan.side(),
                        plan.seed(),
                        plan.trial(),
                        decisions.stream().map(Entry::of).toList()));
    }

    /** Returns the text of the file. */
    public String text() {
        final List<String> lines = new ArrayList<>();
        lines.add("# Decisions of one trial. Edit an option by its number: the bot plays on where questions differ.");
        lines.add("sitrep: 1");
        lines.add("ruleset: " + ruleset);
        lines.add("title: " + quoted(title));
        lines.add("scenario: " + quoted(plan.scenario()));
        lines.add("content: " + quoted(plan.content()));
        lines.add("changes: ["
                + String.join(
                        ", ", plan.changes().stream().map(PlanFile::quoted).toList()) + "]");
        lines.add("bots: " + quoted(plan.bots()));
        if (!plan.side().isEmpty()) {
            lines.add("side: " + plan.side());
        }
        lines.add("seed: " + plan.seed());
        lines.add("trial: " + plan.trial());
        lines.add(plan.decisions().isEmpty() ? "decisions: []" : "decisions:");
        for (final Entry entry : plan.decisions()) {
            lines.add("  - {question: " + entry.question() + ", option: " + entry.option() + ", of: " + entry.of()
                    + ", text: " + quoted(entry.text()) + "}");
        }
        return String.join("\n", lines) + "\n";
    }

    /** Quotes a text as JSON does, which YAML reads alike. */
    private static String quoted(final String text) {
        return JsonText.print(text, JsonText.Layout.COMPACT);
    }
}
