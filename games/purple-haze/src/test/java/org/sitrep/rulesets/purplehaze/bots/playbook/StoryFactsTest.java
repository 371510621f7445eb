package org.sitrep.rulesets.purplehaze.bots.playbook;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sitrep.outcome.Outcome;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.rulesets.purplehaze.PurpleHaze;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.bots.RiflemanBot;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.scenario.Finding;
import org.sitrep.scenario.Findings;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;

/** Conditions on the entry read, the log and the objectives met hold as they do at the table; names are checked. */
class StoryFactsTest {
    private static final Path PAGE = Path.of("..", "..", "docs", "playbooks.md");
    private static final int NAME_SHIFT = 16;
    private static final List<String> NAMES = List.of(
            "crash.wreck",
            "crash.cache",
            "crash.huts-counted",
            "search.headman-trusts",
            "search.huts-counted",
            "M101",
            "crash.home",
            "crash.no-such");

    @TempDir
    private Path folder;

    /**
     * Plays as the rifleman, with choices at random, and compares every name, in every section that has them, with what
     * the table shows.
     */
    private static final class Auditor extends Bot<GameView> {
        private final Bot<GameView> player = new RiflemanBot();
        private final Bot<GameView> chooser = new RandomBot<>();
        private final TableOutlook outlook = new TableOutlook(Map.of(), NAMES);
        private final Set<String> held;
        private boolean counted;

        Auditor(final Set<String> held) {
            this.held = held;
        }

        @Override
        public void begin(final GameView view, final BotRandom own) {
            counted = false;
            player.begin(view, own);
            chooser.begin(view, own);
            outlook.sitDown(view);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int section = Sections.INDEX.of(decision.kind());
            if (section != SectionIndex.NONE) {
                outlook.begin(view, decision, section);
                final boolean isShown = decision.kind() == DecisionKind.NEXT_ENCOUNTER;
                final int step =
                        isShown ? view.mission.story.encounter(decision.subject()) : view.mission.story.inHand();
                final String path =
                        step < 0 ? "" : view.mission.story.read(step).path();
                counted |= path.endsWith(".cache.steps.counted");
                for (final String name : NAMES) {
                    expect(StoryFacts.ENTRY, name, path.contains(pathOf(name)));
                    expect(StoryFacts.LOG, name, name.equals("crash.huts-counted") && counted);
                    expect(StoryFacts.MET, name, name.equals("crash.cache") && view.mission.objectivesMet() != 0);
                }
            }
            return decision.kind() == DecisionKind.ENTRY_OPTION
                    ? chooser.choose(view, decision)
                    : player.choose(view, decision);
        }

        private static String pathOf(final String name) {
            return (name.startsWith("M") ? "encounters." + name : "missions." + name.replace(".", ".entries."))
                    + ".steps.";
        }

        private void expect(final String fact, final String name, final boolean holds) {
            final int id = StoryFacts.FACTS.all().stream()
                    .filter(one -> one.name().equals(fact))
                    .mapToInt(Fact::id)
                    .findFirst()
                    .orElseThrow();
            assertEquals(holds ? 1 : 0, outlook.fact(id | NAMES.indexOf(name) << NAME_SHIFT), fact + " " + name);
            if (holds) {
                held.add(fact + " " + name);
            }
        }
    }

    @Test
    void namesHoldAsAtTheTable() {
        final Set<String> held = new TreeSet<>();
        play(() -> new Auditor(held), 150, 100_000);
        assertEquals(
                Set.of(
                        "entry M101",
                        "entry crash.cache",
                        "entry crash.wreck",
                        "log crash.huts-counted",
                        "met crash.cache"),
                held);
    }

    private static void play(final Supplier<Bot<GameView>> bot, final int trials, final int decisions) {
        final CompiledScenario crash = Books.compiled(
                "missions/01-crash.yaml", List.of(new BotDefinition<>("tested", "", GameView.class, bot)));
        final Playout playout = crash.newPlayout("tested", decisions);
        final Outcome outcome = new Outcome(crash.layout());
        for (int trial = 0; trial < trials; trial++) {
            outcome.reset();
            playout.play(new TrialKey().set(1967, trial), outcome);
        }
    }

    /** Notes the options chosen in entries. */
    private static final class Witness extends Bot<GameView> {
        private final Bot<GameView> book;
        private final Set<String> chosen;

        Witness(final Bot<GameView> book, final Set<String> chosen) {
            this.book = book;
            this.chosen = chosen;
        }

        @Override
        public void begin(final GameView view, final BotRandom random) {
            book.begin(view, random);
        }

        @Override
        public int choose(final GameView view, final Decision decision) {
            final int answer = book.choose(view, decision);
            if (decision.kind() == DecisionKind.ENTRY_OPTION) {
                final var passage = view.mission.story.read(decision.subject());
                chosen.add(passage.path().replaceFirst(".*\\.", "") + "." + passage.label(decision.option(answer)));
            }
            return answer;
        }
    }

    private Set<String> chosen(final String book) {
        @SuppressWarnings("unchecked")
        final BotDefinition<GameView> bot = (BotDefinition<GameView>) Books.of(folder, book);
        final Set<String> chosen = new TreeSet<>();
        play(() -> new Witness(bot.create().get(), chosen), 60, 100_000);
        return chosen;
    }

    /** The example of the guide: who has burned the wreck goes past the huts, who has not may attack them. */
    @Test
    void theBookOfTheGuideDecidesByTheEntryAndTheLog() throws IOException {
        final String page = Files.readString(PAGE);
        final String block = page.substring(page.indexOf("<!-- docs: file quiet-after-fire.yaml -->"));
        final String book = block.substring(block.indexOf("otherwise:"), block.indexOf("```\n\n"));
        assertEquals(Set.of("slope.burn", "huts.watch", "counted.sneak"), atTheWreckAndTheHuts(book));
        assertEquals(
                Set.of("slope.search", "huts.attack"),
                atTheWreckAndTheHuts(book.replace("wreck.slope.burn", "wreck.slope.search")));
    }

    private Set<String> atTheWreckAndTheHuts(final String book) {
        return chosen(book).stream()
                .filter(choice -> choice.matches("(slope|huts|counted)\\..*"))
                .collect(Collectors.toSet());
    }

    @Test
    void namesAreCheckedAgainstTheScenario() {
        final BotDefinition<?> book = Books.of(folder, """
                otherwise: rifleman
                events:
                  lines:
                    - {when: entry = crash.wrek, do: any}
                    - {when: entry != cache and entry = G01, do: any}
                    - {when: entry = G99, do: any}
                    - {when: log holds crash.wreck-burnt or log holds crash.prisoner, do: any}
                    - {when: met holds crash.home or met holds crash.cache, do: any}
                    - {when: entry = search.no-such or log holds search.no-such, do: any}
                """);
        assertEquals(
                List.of(
                        "events.lines.0.when: there is no entry crash.wrek; did you mean \"crash.wreck\"?",
                        "events.lines.1.when: there is no entry cache; write crash.cache",
                        "events.lines.2.when: there is no entry G99; did you mean \"G09\"?",
                        "events.lines.3.when: nothing sets the log entry crash.wreck-burnt;"
                                + " did you mean \"crash.wreck-burned\"?",
                        "events.lines.4.when: no effect meets an objective crash.home; known: crash.cache"),
                findings(book, "missions/01-crash.yaml"));
        assertEquals(List.of(), findings(book, "combats/patrol.yaml"));
        assertEquals(
                List.of(
                        "events.lines.5.when: nothing sets the log entry search.no-such",
                        "events.lines.5.when: there is no entry search.no-such"),
                findings(book, "campaign.yaml").stream()
                        .filter(said -> said.contains("lines.5"))
                        .map(said -> said.replaceAll(";.*", ""))
                        .toList());
    }

    private static List<String> findings(final BotDefinition<?> book, final String file) {
        final Findings findings = new Findings();
        new PurpleHaze().compile(Content.load(file).document(), findings, List.of(book));
        return findings.sorted().stream().map(StoryFactsTest::said).toList();
    }

    private static String said(final Finding finding) {
        return finding.path() + ": " + finding.message() + "; " + finding.suggestion();
    }
}
