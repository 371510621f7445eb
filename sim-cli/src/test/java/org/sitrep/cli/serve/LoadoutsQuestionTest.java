package org.sitrep.cli.serve;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sitrep.cli.Cli;
import tools.jackson.databind.JsonNode;

/** Answers what everyone carries, and whether it may be carried. */
class LoadoutsQuestionTest {
    private static final String FILE =
            Cli.REPOSITORY.resolve("scenarios/purple-haze/combats/patrol.yaml").toString();
    private static final String CAMPAIGN =
            Cli.REPOSITORY.resolve("scenarios/purple-haze/campaign.yaml").toString();
    private static final PageAsked PAGE = new PageAsked("purple-haze", FILE);

    private static JsonNode ask(final Map<String, Object> variant, final List<List<Integer>> kits) {
        final Map<String, Object> question = new HashMap<>(Map.of("variant", variant));
        question.put("kits", kits);
        return PAGE.now("loadouts", question);
    }

    private static List<List<Integer>> kits(final JsonNode loadout) {
        final List<List<Integer>> kits = new ArrayList<>();
        for (final JsonNode bearer : loadout.get("bearers")) {
            final List<Integer> kit = new ArrayList<>();
            bearer.get("kit").forEach(count -> kit.add(count.asInt()));
            kits.add(kit);
        }
        return kits;
    }

    private static int place(final JsonNode all, final String id) {
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).get("id").asString().equals(id)) {
                return i;
            }
        }
        throw new AssertionError("no " + id);
    }

    private static void add(final List<List<Integer>> kits, final int bearer, final int thing, final int count) {
        kits.get(bearer).set(thing, kits.get(bearer).get(thing) + count);
    }

    @Test
    void thePresentLoadoutIsShownWithItsLoads() {
        final JsonNode now = ask(PageAsked.variant(FILE, ""), null);
        assertTrue(now.get("legal").asBoolean());
        assertTrue(now.get("sets").isEmpty());
        assertEquals("Load", now.get("unit").asString());
        final JsonNode radio = now.get("bearers").get(place(now.get("bearers"), "radio-operator"));
        assertEquals(11, radio.get("load").asInt());
        assertEquals(11, radio.get("capacity").asInt());
        final JsonNode rifle = now.get("things").get(place(now.get("things"), "m16"));
        assertEquals(
                "single: Strike 4, Crit 1, range 4; auto: Strike 6, Crit 2, range 4",
                rifle.get("about").asString());
    }

    /** The changes of a legal loadout make B carry it, beside B's other changes; the first loadout needs none. */
    @Test
    void aLegalLoadoutBecomesChangesOfB() {
        final Map<String, Object> variant = PageAsked.variant(FILE, "", "start.threat=8");
        final JsonNode now = ask(variant, null);
        final List<List<Integer>> kits = kits(now);
        add(kits, place(now.get("bearers"), "scout"), place(now.get("things"), "smoke:2"), 1);
        final JsonNode changed = ask(variant, kits);
        assertTrue(changed.get("legal").asBoolean(), changed::toString);
        final List<String> sets = new ArrayList<>();
        changed.get("sets").forEach(set -> sets.add(set.asString()));
        assertEquals("start.threat=8", sets.get(0));
        final Map<String, Object> with = PageAsked.variant(FILE, "", sets.toArray(String[]::new));
        assertEquals(kits, kits(ask(with, null)));
        final JsonNode back = ask(with, kits(now));
        assertEquals(1, back.get("sets").size(), back::toString);
    }

    /**
     * A named kit is one that a file has; taking it keeps all other changes, and the unchanged one is a change of none.
     */
    @Test
    void readyKitsAreThoseThatTheContentNames() {
        final JsonNode now = ask(PageAsked.variant(FILE, "", "start.threat=8"), null);
        final JsonNode ready = now.get("ready");
        assertEquals("Reference", ready.get(0).get("title").asString());
        assertTrue(ready.get(0).get("chosen").asBoolean());
        assertEquals(1, ready.get(0).get("sets").size(), ready::toString);
        final JsonNode jackets = ready.get(place(ready, "flak-jackets"));
        final List<String> sets = new ArrayList<>();
        jackets.get("sets").forEach(set -> sets.add(set.asString()));
        final JsonNode worn = ask(PageAsked.variant(FILE, "", sets.toArray(String[]::new)), null);
        assertTrue(worn.get("legal").asBoolean(), worn::toString);
        assertEquals("start.threat=8", sets.get(0));
        for (final JsonNode kit : worn.get("ready")) {
            assertEquals(
                    kit.get("id").asString().equals("flak-jackets"),
                    kit.get("chosen").asBoolean(),
                    kit::toString);
        }
    }

    /** Findings are those of files, each at its bearer. */
    @Test
    void anIllegalLoadoutSaysWhyAtItsBearer() {
        final JsonNode now = ask(PageAsked.variant(FILE, ""), null);
        final List<List<Integer>> kits = kits(now);
        final int scout = place(now.get("bearers"), "scout");
        final int infantryman = place(now.get("bearers"), "infantryman");
        add(kits, infantryman, place(now.get("things"), "m60"), -1);
        add(kits, scout, place(now.get("things"), "m60"), 1);
        final JsonNode wrong = ask(PageAsked.variant(FILE, ""), kits);
        assertFalse(wrong.get("legal").asBoolean());
        assertTrue(wrong.get("sets").isNull());
        final String said = wrong.get("bearers").get(scout).get("findings").toString();
        assertTrue(said.contains("Load 14 is more than the Load Capacity 11"), said);
        assertTrue(said.contains("m60 is for infantryman"), said);
        assertTrue(
                wrong.get("bearers").get(infantryman).get("findings").toString().contains("carries no main weapon"));
    }

    @Test
    void kitsThatDoNotFitAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> ask(PageAsked.variant(FILE, ""), List.of(List.of(1))));
        assertThrows(IllegalArgumentException.class, () -> ask(PageAsked.variant("/etc/passwd", ""), null));
        assertThrows(
                IllegalArgumentException.class,
                () -> new PageAsked("purple-haze", CAMPAIGN)
                        .now("loadouts", Map.of("variant", PageAsked.variant(CAMPAIGN, ""))));
    }

    /** Every game that has loadouts shows them in its own words. */
    @ParameterizedTest
    @CsvSource({
        "rambo, missions/01-proof.yaml, Slots, Range",
        "sixty-five, battles/01-village-assault.yaml, Units, High Explosive"
    })
    void eachGameHasItsOwnWords(final String game, final String file, final String unit, final String about) {
        final String scenario =
                Cli.REPOSITORY.resolve("scenarios/" + game + "/" + file).toString();
        final PageAsked page = new PageAsked(game, scenario);
        final JsonNode now = page.now("loadouts", Map.of("variant", PageAsked.variant(scenario, "")));
        assertEquals(unit, now.get("unit").asString());
        assertTrue(now.get("things").get(0).get("about").asString().startsWith(about));
        assertTrue(now.get("legal").asBoolean(), now::toString);
        assertTrue(page.now("scenario", PageAsked.variant(scenario, ""))
                .get("loadouts")
                .asBoolean());
    }
}
