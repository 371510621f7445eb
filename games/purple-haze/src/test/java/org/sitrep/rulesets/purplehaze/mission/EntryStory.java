package org.sitrep.rulesets.purplehaze.mission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import org.sitrep.contract.ScriptedBot;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Trait;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.Index;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.scenario.Words;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * An entry that a test writes down, played in a small Mission by the reference squad with scripted rolls and answers.
 *
 * <p>The map is of five by five Spaces, all Paddy but {@code B1 C1 D1} and {@code B3 C3 D3} (Jungle, Hilly,
 * Mountainous) and {@code E1}, which is out of play. The Squad stands on C3 at 08:00 with 10 SP and Threat 4; the Base
 * is A5. Event marker 1 is on C2, marker 2 not on the map. The log knows {@code one} and {@code two}, the Mission the
 * objectives {@code main} and {@code side}.
 */
final class EntryStory {
    static final int MANY_DECISIONS = 1_000_000;

    private static final String MISSION = """
            sitrep: 1
            ruleset: purple-haze
            title: Tale
            provenance: {default: house}
            extends: ["purple-haze:game.yaml"]
            maps:
              tale:
                title: Tale
                legend: {P: paddy, J: jungle, H: hilly, M: mountainous}
                rows: [PJHM., PPPPP, PJHMP, PPPPP, PPPPP]
            missions:
              tale:
                title: Tale
                number: 1
                briefing: Tale
                map: tale
                clock: "08:00"
                stamina: 10
                threat: 4
                start: C3
                base: A5
                events: {1: {at: C2, entry: tale}, 2: {entry: other}}
                objectives:
                  main: {title: Main, primary: true, experience: 4, byEffect: true}
                  side: {title: Side, primary: false, experience: 2, byEffect: true}
                randomCombat: other
                earlier: [one, two]
                endings: {event: The end.}
                entries:
                  other:
                    title: Other
                    steps: {there: {effects: [{stamina: 1}], next: end}}
                  tale:
                    title: Tale
                    steps:
            @STEPS@
            combats:
              easy:
                title: Easy
                enemies: {fighters: 1}
                threat: {banded: false, low: {initiative: 9}, medium: {initiative: 9}, high: {initiative: 9}}
              even:
                title: Even
                enemies: {fighters: 5}
                threat: {banded: false, low: {initiative: 6}, medium: {initiative: 6}, high: {initiative: 6}}
              hard:
                title: Hard
                enemies: {fighters: 9, specialists: [elite, sniper, rpd]}
                threat: {banded: false, low: {initiative: 0}, medium: {initiative: 0}, high: {initiative: 0}}
            rest:
              tale:
                name: Tale
                bad: [tale, tale, tale]
                middling: [tale, tale, tale]
                good: [tale, tale, tale]
                entries:
                  other:
                    title: Other
                    steps: {there: {effects: [{who: all, experience: 1}], next: end}}
                  tale:
                    title: Tale
                    steps:
            @STEPS@
            mission: tale
            squad: reference
            """;
    private static final Map<String, MissionTables> COMPILED = new ConcurrentHashMap<>();

    final MissionTables tables;
    final MissionState state;
    final SquadState squad;
    final CombatState combatState;
    final ScriptedRolls scriptedRolls;
    final ScriptedBot<GameView> bot = new ScriptedBot<>(DecisionKind.NAMES);
    final Story story;
    private Map<String, String> before;

    /** Writes down the steps of an entry, in YAML, the first one first. */
    EntryStory(final String steps) {
        this(steps, TrialListener.NONE);
    }

    EntryStory(final String steps, final TrialListener trace) {
        this(tables(steps), trace);
    }

    private EntryStory(final MissionTables tables, final TrialListener trace) {
        this.tables = tables;
        squad = new SquadState(tables.components);
        state = new MissionState(tables, squad);
        combatState = new CombatState(squad);
        scriptedRolls = new ScriptedRolls(tables.components);
        story = parts(bot, scriptedRolls, new TrialKey(), trace).story;
        squad.reset(new StartingSquad(tables.components));
        begin();
    }

    /** Returns the tables of a document with these steps. */
    static MissionTables tables(final String steps) {
        return COMPILED.computeIfAbsent(steps, text -> new MissionTables(new GameTables(bound(text))));
    }

    private static GameData bound(final String steps) {
        try {
            final Path file = Files.createTempFile("tale", ".yaml");
            try {
                Files.writeString(
                        file,
                        MISSION.replace("@STEPS@", steps.strip().indent(12).stripTrailing()));
                final Findings findings = new Findings();
                return ScenarioLoader.load(new LoadRequest(file.toString(), Content.LIBRARY), findings)
                        .flatMap(document -> Binder.bind(document, GameData.class, findings))
                        .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    MissionParts parts(final Bot<GameView> player, final Rolls rolls, final TrialKey key, final TrialListener trace) {
        final GameView view = new GameView(new SquadView(squad), new CombatView(combatState), new MissionView(state));
        final Seat<GameView> seat = Sides.seat(Sides.MARINES, player, view, trace, MANY_DECISIONS);
        seat.begin(key);
        return new MissionParts(state, combatState, key, new SquadParts(squad, rolls, seat, null, trace));
    }

    /** Sets the Mission up again; the Squad stays as it is. */
    void begin() {
        state.reset(tables.missions[0], 0, 0);
        state.boonDeck = (1 << tables.components.boons.count) - 1;
        before = all();
    }

    // The script

    EntryStory rolls(final String... lines) {
        scriptedRolls.expect(lines);
        return this;
    }

    EntryStory answers(final int kind, final int option) {
        bot.answer(kind, option);
        return this;
    }

    EntryStory answersOf(final int kind, final int option, final int... options) {
        bot.answerOf(kind, option, options);
        return this;
    }

    /** Chooses the option of this place, from 0, in a step. */
    EntryStory chooses(final int option) {
        return answers(DecisionKind.ENTRY_OPTION, option);
    }

    // The position

    EntryStory damage(final int id, final int points) {
        squad.damage[id - 1] = points;
        return this;
    }

    EntryStory stress(final int id, final int points) {
        squad.stress[id - 1] = points;
        return this;
    }

    EntryStory boonPoints(final int id, final int points) {
        squad.boonPoints[id - 1] = points;
        return this;
    }

    EntryStory profile(final int id, final String profile) {
        squad.cards.dealProfile(id - 1, tables.components.profiles.index.of(profile));
        return this;
    }

    EntryStory level(final int id, final int level) {
        squad.cards.setLevel(id - 1, level);
        return this;
    }

    /** An own ID leaves the Squad, and another one takes his ID. */
    EntryStory gone(final int id, final int heir) {
        squad.evacuate(1 << id - 1);
        squad.holder[id - 1] = heir - 1;
        squad.extraId[heir - 1] = id - 1;
        return this;
    }

    EntryStory clock(final int hour) {
        state.minutes = hour * Clock.HOUR;
        state.startMinutes = state.minutes;
        return this;
    }

    EntryStory eaz(final String... spaces) {
        for (final String space : spaces) {
            state.eazAt[state.eazCount++] = at(space);
        }
        return this;
    }

    /** Takes all that a Marine carries from him, and gives him gear by steps, as {@code frag 2}, and weapons. */
    EntryStory carries(final int id, final String... things) {
        final int marine = id - 1;
        squad.kits.clear(marine);
        for (final String thing : things) {
            final String[] words = thing.split(" ");
            if (words.length == 1) {
                squad.kits.add(marine, tables.components.weapons.index.of(words[0]));
            } else {
                final int gear = tables.components.gear.index.of(words[0]);
                final int steps = Integer.parseInt(words[1]);
                final boolean twoSided = tables.components.gear.twoSided[gear];
                squad.kits.put(marine, gear, twoSided ? steps / 2 : steps, twoSided ? steps % 2 : 0);
            }
        }
        return this;
    }

    // The play

    /** Plays the entry and fails if rolls or answers of the script are left. */
    EntryStory run() {
        before = all();
        story.run(tables.story.entry("tale", "tale"));
        assertUsed();
        return this;
    }

    /** Plays the same steps as a line of R&amp;R. */
    int rest() {
        before = all();
        final int turn = story.rest(tables.story.restLine("tale", "tale"));
        assertUsed();
        return turn;
    }

    void assertUsed() {
        scriptedRolls.assertUsed();
        bot.assertUsed();
    }

    // What is then so

    /** Returns what the entry has changed, as {@code damage 4: 0 to 2} and so on in alphabetical order. */
    String changes() {
        final Map<String, String> after = all();
        final StringBuilder text = new StringBuilder();
        after.forEach((what, value) -> {
            final String was = before.getOrDefault(what, "-");
            if (!was.equals(value)) {
                text.append(text.isEmpty() ? "" : "; ").append(what + ": " + was + " to " + value);
            }
        });
        return text.toString();
    }

    private Map<String, String> all() {
        final Map<String, String> all = new TreeMap<>();
        putMission(all);
        putMap(all);
        for (int marine = 0; marine < SquadState.MARINES; marine++) {
            putMarine(all, marine);
        }
        return all;
    }

    private void putMission(final Map<String, String> all) {
        all.put("time", String.valueOf(state.elapsed()));
        all.put("stamina", String.valueOf(state.stamina));
        all.put("threat", String.valueOf(state.threat));
        all.put("shift", String.valueOf(state.shift));
        all.put("combats", String.valueOf(state.combats));
        all.put("entries", String.valueOf(state.entries));
        all.put("log", names(state.flags, tables.components.flags));
        all.put("met", String.valueOf(state.met));
        all.put("dead", String.valueOf(state.carriedDead));
        all.put("march", MarchCost.burdenMinutes(state) + " minutes " + MarchCost.burdenStamina(state) + " SP");
        all.put("escort", String.valueOf(state.escort));
        all.put("keepEvent", String.valueOf(state.keepEvent));
        all.put("endsAfterEntry", String.valueOf(state.endsAfterEntry));
        all.put("end", String.valueOf(state.end));
        all.put("boonDeck", String.valueOf(Integer.bitCount(state.boonDeck)));
        all.put("charmPile", String.valueOf(Integer.bitCount(squad.charmPile())));
        all.put("owned", names(squad.ownedWeapons, tables.components.weapons.index));
        all.put("profiles", names(squad.profilesFound, tables.components.profiles.index));
        all.put("present", Integer.toBinaryString(squad.present));
    }

    private static String names(final long mask, final Index index) {
        final StringBuilder names = new StringBuilder();
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            names.append(names.isEmpty() ? "" : "+").append(index.id(Long.numberOfTrailingZeros(rest)));
        }
        return names.isEmpty() ? "-" : names.toString();
    }

    private void putMap(final Map<String, String> all) {
        final StringBuilder eaz = new StringBuilder();
        final StringBuilder zones = new StringBuilder();
        final StringBuilder shut = new StringBuilder();
        for (int space = 0; space < state.mission.map.count; space++) {
            final String name = state.mission.map.name(space) + " ";
            eaz.append(state.hasEaz(space) ? name : "");
            zones.append(state.landingZone[space] ? name : "");
            shut.append(state.forbids(space) ? name : "");
        }
        all.put("eaz", eaz.isEmpty() ? "-" : eaz.toString().strip());
        all.put("forbidden", shut.isEmpty() ? "-" : shut.toString().strip());
        all.put("landing", zones.isEmpty() ? "-" : zones.toString().strip());
        all.put("space", state.mission.map.name(state.space));
        all.put("base", state.mission.map.name(state.base));
        for (int marker = 1; marker <= 2; marker++) {
            final int space = state.eventSpace[marker];
            all.put("event " + marker, space == MissionState.NONE ? "-" : state.mission.map.name(space));
        }
    }

    private void putMarine(final Map<String, String> all, final int marine) {
        final String id = " " + (marine + 1);
        final var gear = tables.components.gear;
        all.put("damage" + id, String.valueOf(squad.damage[marine]));
        all.put("stress" + id, String.valueOf(squad.stress[marine]));
        all.put("wounds" + id, String.valueOf(squad.cubes[marine]));
        all.put("conditions" + id, String.valueOf(squad.conditionCubes[marine]));
        all.put("xp" + id, String.valueOf(squad.experience[marine]));
        all.put("points" + id, String.valueOf(squad.boonPoints[marine]));
        all.put("card" + id, String.valueOf(squad.boonCard[marine]));
        all.put("charm" + id, String.valueOf(squad.charm[marine]));
        for (final Trait trait : Trait.values()) {
            all.put(
                    Words.of(trait) + id,
                    String.valueOf(squad.traitChange[marine * SquadState.TRAITS + trait.ordinal()]));
        }
        for (int g = 0; g < gear.count; g++) {
            all.put(gear.index.id(g) + id, String.valueOf(Equipment.steps(squad, marine, g)));
        }
        for (int i = 0; i < StartingSquad.MAX_WEAPONS; i++) {
            final int weapon = squad.weapons[marine * StartingSquad.MAX_WEAPONS + i];
            if (weapon != SquadState.NONE) {
                all.merge(tables.components.weapons.index.id(weapon) + id, "1", (a, b) -> a + b);
            }
        }
    }

    int at(final String space) {
        return state.mission.map.of(space);
    }
}
