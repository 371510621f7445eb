package org.sitrep.contract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.contract.Catalogue.Scenario;
import org.sitrep.contract.Listed.Variant;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.ruleset.Playout;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.MapNode;
import org.sitrep.scenario.Node;
import org.sitrep.scenario.ScalarNode;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.ScenarioLoader;

/**
 * Changes of content that change nothing: the trials stay the same to the last bit, for every bot that does not try
 * things out.
 */
@Tag("contract")
@Tag("slow")
class ContentLawsTest {
    private static final long SEED = 1967;

    @TempDir
    Path folder;

    static Stream<Scenario> scenarios() {
        return Catalogue.someScenarios();
    }

    /** All values in one file, as {@code show --resolved} writes them, whatever files they came from. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void oneFileOrMany(final Scenario scenario) throws IOException {
        final Path whole =
                Files.writeString(folder.resolve("whole.yaml"), scenario.load().resolvedYaml(false));
        assertSameTrials(scenario, compiled(scenario, loaded(whole)));
    }

    /** The JSON that results keep is a scenario file too, of every scenario. */
    @ParameterizedTest
    @OneIn(7)
    @MethodSource("org.sitrep.contract.Catalogue#scenarios")
    void theJsonOfAResult(final Scenario scenario) throws IOException {
        final ScenarioDocument before = scenario.load();
        final ScenarioDocument again = loaded(Files.writeString(folder.resolve("whole.json"), before.json()));
        assertEquals(before.json(), again.json());
        assertEquals(before.sha256(), again.sha256());
        assertSameTrials(scenario, compiled(scenario, again));
    }

    /** Every value set again to what it is. */
    @ParameterizedTest
    @OneIn(2)
    @MethodSource("scenarios")
    void sayingAgainWhatIsSo(final Scenario scenario) {
        final ScenarioDocument document = scenario.load();
        final List<String> again = new ArrayList<>();
        scalars(document.root(), again, false);
        assertFalse(again.isEmpty());
        assertSameTrials(scenario, compiled(scenario, with(document, again)));
    }

    /** Names and sentences are for people. */
    @ParameterizedTest
    @OneIn(2)
    @MethodSource("scenarios")
    void otherNames(final Scenario scenario) {
        final ScenarioDocument document = scenario.load();
        final List<String> renamed = new ArrayList<>();
        scalars(document.root(), renamed, true);
        assertFalse(renamed.isEmpty());
        assertSameTrials(scenario, compiled(scenario, with(document, renamed)));
    }

    /** Other ids for what ids only tell apart, everywhere; the order stays. */
    @ParameterizedTest
    @MethodSource("scenarios")
    void otherIds(final Scenario scenario) throws IOException {
        String text = scenario.load().resolvedYaml(false);
        for (final String ids : scenario.mereIds()) {
            final String renamed = text.replaceAll(ids, "Z$0Z");
            assertTrue(!renamed.equals(text), ids);
            text = renamed;
        }
        final Path file = Files.writeString(folder.resolve("renamed.yaml"), text);
        assertSameTrials(scenario, compiled(scenario, loaded(file)));
    }

    /** Values laid over in another order, where they do not lie in each other. */
    @ParameterizedTest
    @OneIn(2)
    @MethodSource("scenarios")
    void valuesInAnotherOrder(final Scenario scenario) {
        final Variant variant = scenario.variant();
        final List<String> turned = new ArrayList<>(variant.sets());
        Collections.reverse(turned);
        final Scenario other = new Scenario(
                scenario.ruleset(), new Variant(variant.trial(), variant.file(), turned), scenario.externalBots());
        assertSameTrials(scenario, other.compile());
    }

    /** Content that nothing refers to. */
    @ParameterizedTest
    @OneIn(2)
    @MethodSource("scenarios")
    void moreOfWhatIsNotUsed(final Scenario scenario) {
        final ScenarioDocument document = scenario.load();
        final List<String> more = new ArrayList<>();
        for (final String map : scenario.idleMaps()) {
            final MapNode entries = (MapNode) document.at(map).orElseThrow();
            final Node last = List.copyOf(entries.entries().values())
                    .get(entries.entries().size() - 1);
            more.add(map + ".never-used=" + inline(last));
        }
        assertFalse(more.isEmpty());
        assertSameTrials(scenario, compiled(scenario, with(document, more)));
    }

    private static void assertSameTrials(final Scenario scenario, final CompiledScenario changed) {
        final CompiledScenario before = scenario.compiled();
        assertEquals(before.layout().slots().size(), changed.layout().slots().size());
        for (final String bot : scenario.swiftBots()) {
            final Playout one = before.newPlayout(bot, scenario.bound());
            final Playout other = changed.newPlayout(bot, scenario.bound());
            final Outcome outcome = new Outcome(before.layout());
            final Outcome ofOther = new Outcome(changed.layout());
            for (long trial = 0; trial < scenario.trials(40, 3, 1); trial++) {
                outcome.reset();
                ofOther.reset();
                one.play(new TrialKey().set(SEED, trial), outcome);
                other.play(new TrialKey().set(SEED, trial), ofOther);
                assertEquals(outcome.hash(trial), ofOther.hash(trial), bot + ", trial " + trial);
            }
        }
    }

    private static CompiledScenario compiled(final Scenario scenario, final ScenarioDocument document) {
        final Findings findings = new Findings();
        return scenario.ruleset()
                .compile(document, findings, scenario.externalBots())
                .orElseThrow(() -> new AssertionError(findings.sorted()));
    }

    private ScenarioDocument loaded(final Path file) {
        final Findings findings = new Findings();
        return ScenarioLoader.load(new LoadRequest(file.toString(), folder), findings)
                .orElseThrow(() -> new AssertionError(findings.sorted()));
    }

    private static ScenarioDocument with(final ScenarioDocument document, final List<String> sets) {
        final Findings findings = new Findings();
        final ScenarioDocument changed = document.with(sets, findings);
        assertEquals(List.of(), findings.sorted());
        return changed;
    }

    /** Collects {@code path=value} of every value that has a path of keys, or of those for people with another text. */
    private static void scalars(final Node node, final List<String> into, final boolean names) {
        if (node instanceof MapNode map) {
            map.entries().values().forEach(child -> scalars(child, into, names));
        } else if (!names || node instanceof ScalarNode) {
            final String key = node.path().substring(node.path().lastIndexOf('.') + 1);
            if (!names) {
                into.add(node.path() + "=" + inline(node));
            } else if (List.of("name", "title", "summary").contains(key)) {
                into.add(node.path() + "=Called " + into.size());
            }
        }
    }

    /** Returns a node as YAML in one line. */
    private static String inline(final Node node) {
        if (node instanceof MapNode map) {
            final List<String> entries = new ArrayList<>();
            map.entries().forEach((key, value) -> entries.add("\"" + key + "\": " + inline(value)));
            return "{" + String.join(", ", entries) + "}";
        }
        if (node instanceof ListNode list) {
            return "["
                    + String.join(
                            ", ",
                            list.items().stream().map(ContentLawsTest::inline).toList()) + "]";
        }
        final ScalarNode scalar = (ScalarNode) node;
        return scalar.kind() == ScalarNode.Kind.STRING
                ? "\"" + scalar.text().replace("\\", "\\\\").replace("\"", "\\\"") + "\""
                : scalar.text();
    }
}
