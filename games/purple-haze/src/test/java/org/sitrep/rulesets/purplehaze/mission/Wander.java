package org.sitrep.rulesets.purplehaze.mission;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RandomBot;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * Walks through entries at random: a random player, dice of a seed. Each walk begins with a fresh Squad and Mission.
 */
final class Wander {
    private static final int SEED = 1967;

    final MissionTables tables;
    final MissionState state;
    final SquadState squad;
    private final StartingSquad start;
    private final TrialKey key = new TrialKey();
    private final TrialKey walk = new TrialKey();
    private final Seat<GameView> seat;
    private final MissionParts parts;

    Wander(final MissionTables tables) {
        this.tables = tables;
        final GameTables components = tables.components;
        squad = new SquadState(components);
        state = new MissionState(tables, squad);
        start = new StartingSquad(components);
        final CombatState combatState = new CombatState(squad);
        final GameView view = new GameView(new SquadView(squad), new CombatView(combatState), new MissionView(state));
        seat = Sides.seat(Sides.MARINES, new RandomBot<>(), view, TrialListener.NONE, EntryStory.MANY_DECISIONS);
        final Rolls rolls = new Rolls(key, components.totals, components.faces) {};
        parts = new MissionParts(state, combatState, key, new SquadParts(squad, rolls, seat, null, TrialListener.NONE));
    }

    /** Plays the entry that begins with a step on a Mission's first day. */
    void walk(final int mission, final int firstStep, final long index) {
        begin(mission, index);
        parts.story.run(firstStep);
    }

    /** Plays a line of R&amp;R. */
    int rest(final int firstStep, final long index) {
        begin(0, index);
        return parts.story.rest(firstStep);
    }

    private void begin(final int mission, final long index) {
        key.set(SEED, index);
        squad.reset(start);
        state.reset(tables.missions[mission], 0, 0);
        parts.boonDeck.shuffle();
        seat.begin(walk.set(SEED, index));
    }

    /** Effects of every kind; {@code @} stands for somebody. */
    private static final List<String> EFFECTS = List.of(
            "who: @, damage: 1",
            "who: @, damage: 3",
            "who: @, damage: -2",
            "who: @, stress: 2",
            "who: @, stress: -1",
            "who: @, wounds: 1",
            "who: @, conditions: 1",
            "who: @, conditions: -1",
            "who: @, experience: 1",
            "who: @, experience: -1",
            "who: @, boonPoints: 1",
            "boonPoints: -1",
            "who: @, boonCards: 1",
            "who: @, charms: 1",
            "who: @, ammo: 1",
            "who: @, ammo: -1",
            "ammo: 2",
            "ammo: -1",
            "who: @, gear: frag, steps: 1",
            "gear: first-aid-kit, steps: -1",
            "who: @, weapon: ak47",
            "weapon: m3",
            "threat: 2",
            "threat: -1",
            "threatDice: 2",
            "minutes: 15",
            "stamina: 2",
            "stamina: -4",
            "shift: left",
            "boonDraws: 1",
            "addEaz: [here]",
            "addEaz: [adjacent]",
            "addEaz: [nearest]",
            "addEazAt: [B2]",
            "leaveDead: true",
            "addForbidden: [D4]",
            "removeForbidden: [D4]",
            "firstAid: 1",
            "removeEazAt: [B2]",
            "removeEaz: [here]",
            "removeEaz: [adjacent]",
            "removeEaz: [nearest]",
            "removeEaz: [all]",
            "addEvents: {2: D2}",
            "removeEvents: [\"1\"]",
            "keepEvent: true",
            "addLandingZones: [here]",
            "removeLandingZones: [here]",
            "base: A1",
            "squadTo: E5",
            "squadTo: A1",
            "squadTo: adjacent",
            "escort: true",
            "log: [one]",
            "unlog: [one]",
            "log: [two]",
            "met: [side]",
            "profiles: [MP03]",
            "evac: true",
            "endsMission: true");

    private static final List<String> WHO = List.of(
            "all",
            "point-man",
            "choice",
            "squad-leader",
            "scout",
            "random-1",
            "random-2",
            "random-3",
            "random-4",
            "stressed-1",
            "stressed-3",
            "other-1",
            "other-3",
            "others",
            "passed",
            "failed");

    private static final List<String> BOXES = List.of("easy", "even");

    private static final List<String> CONDITIONS = List.of(
            "with: [one]",
            "without: [two]",
            "met: [side]",
            "threatAtLeast: 5",
            "staminaAtLeast: 5",
            "night: false",
            "nearEaz: true",
            "burdened: true",
            "has: [frag]",
            "marinesAtLeast: 5",
            "die: [green, yellow]",
            "elapsedAtMost: 60");

    /**
     * Returns an entry of so many steps of all kinds; choices and rolls lead anywhere, back as well, what may come out
     * the same every time leads on.
     */
    static String steps(final int count, final long seed) {
        final Random random = new Random(seed);
        final StringBuilder yaml = new StringBuilder();
        for (int step = 0; step < count; step++) {
            yaml.append(name(step))
                    .append(": {effects: [")
                    .append(effects(random))
                    .append("], ");
            yaml.append(way(random, step, count)).append("}\n");
        }
        return yaml.toString();
    }

    private static String name(final int step) {
        return "s" + step;
    }

    private static String effects(final Random random) {
        final List<String> effects = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            effects.add("{" + of(EFFECTS, random).replace("@", of(WHO, random)) + "}");
        }
        return String.join(", ", effects);
    }

    private static String of(final List<String> list, final Random random) {
        return list.get(random.nextInt(list.size()));
    }

    private static String way(final Random random, final int step, final int count) {
        final String form = switch (random.nextInt(8)) {
            case 0, 1 ->
                "choose: {a: {text: A, next: ANY}, b: {text: B, needs: {IF}, next: ANY}, c: {text: C, next: ANY}}";
            case 2 -> "test: {who: WHO, trait: willpower, diff: 2, enough: 1, pass: ON, fail: ON}";
            case 3 -> "test: {who: WHO, trait: charisma, diff: 3, pass: ON, fail: ON}";
            case 4 -> "fight: {box: BOX, won: ON, drawn: ON, pulledBack: ON}";
            case 5 -> "branch: {when: {IF}, then: ON, otherwise: ON}";
            case 6 -> "roll: [ANY, ANY, ANY, ANY, ANY, end]";
            default -> "next: ON";
        };
        String way = form.replace("WHO", of(WHO, random))
                .replace("IF", of(CONDITIONS, random))
                .replace("BOX", of(BOXES, random));
        while (way.contains("ANY")) {
            way = way.replaceFirst("ANY", any(random, count));
        }
        while (way.contains("ON")) {
            way = way.replaceFirst("ON", on(random, step, count));
        }
        return way;
    }

    private static String on(final Random random, final int step, final int count) {
        final int after = count - step - 1;
        return after == 0 ? "end" : name(step + 1 + random.nextInt(after));
    }

    /** Another step, one time in four the end or an entry that ends. */
    private static String any(final Random random, final int count) {
        return switch (random.nextInt(12)) {
            case 0, 1 -> "end";
            case 2 -> "entry.other";
            default -> name(random.nextInt(count));
        };
    }
}
