package org.sitrep.rulesets.purplehaze.mission;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.CombatView;
import org.sitrep.rulesets.purplehaze.combat.RedHand;
import org.sitrep.rulesets.purplehaze.combat.RedState;
import org.sitrep.rulesets.purplehaze.combat.ScriptedRed;
import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.MissionEnd;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.MissionTable;
import org.sitrep.rulesets.purplehaze.tables.MissionTables;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A Mission on the range, put into a position by a test, whose actions are then played one by one with scripted rolls
 * and answers.
 *
 * <p>It begins at 08:00 on D4, in Paddy, with 10 SP and Threat 2; the reference squad is unhurt, there is no EAZ, the
 * Base is H6.
 */
public final class Expedition {
    private static final Path FILE =
            Path.of("src", "test", "resources", "org", "sitrep", "rulesets", "purplehaze", "mission", "range.yaml");
    private static final int MANY_DECISIONS = 10_000;
    private static final Map<List<String>, MissionTables> MADE = new ConcurrentHashMap<>();

    final MissionTables tables;
    final MissionTable mission;
    final MissionState state;
    final SquadState squad;
    final ScriptedRolls rolls;
    final Habits bot = new Habits();
    /** Plays Red where the option of Sapper mode says that somebody does. */
    final ScriptedRed redBot = new ScriptedRed();

    final RedState red;
    final MissionParts parts;
    final MissionPlay play;

    /**
     * Goes to the range.
     *
     * @param sets values laid over, as {@code path=value}
     */
    public Expedition(final String... sets) {
        tables = MADE.computeIfAbsent(List.of(sets), Expedition::make);
        final GameTables components = tables.components;
        mission = tables.missions[0];
        squad = new SquadState(components);
        state = new MissionState(tables, squad);
        rolls = new ScriptedRolls(components);
        final CombatState combatState = new CombatState(squad);
        final GameView view = new GameView(new SquadView(squad), new CombatView(combatState), new MissionView(state));
        final Seat<GameView> seat = Sides.seat(Sides.MARINES, bot, view, TrialListener.NONE, MANY_DECISIONS);
        final TrialKey key = new TrialKey();
        red = combatState.red;
        parts = new MissionParts(
                state, combatState, key, new SquadParts(squad, rolls, seat, redSeat(combatState), TrialListener.NONE));
        play = new MissionPlay(parts);
        squad.reset(new StartingSquad(components));
        state.reset(mission, 0, 0);
        parts.boonDeck.shuffle();
        state.round = 1;
        seat.begin(key);
    }

    private Seat<RedView> redSeat(final CombatState combatState) {
        if (!tables.components.options.hasRed()) {
            return null;
        }
        final RedView view = new RedView(
                new SquadView(squad),
                new CombatView(combatState),
                new RedHand(combatState),
                new MissionView(state),
                new RedMap(state));
        return Sides.seat(Sides.RED, redBot, view, TrialListener.NONE, MANY_DECISIONS);
    }

    /** Loads the range; it is not checked, so that a test may lay anything over it. */
    private static MissionTables make(final List<String> sets) {
        final Findings findings = new Findings();
        final GameData game = ScenarioLoader.load(
                        new LoadRequest(FILE.toString(), Content.LIBRARY, List.of(), sets), findings)
                .flatMap(loaded -> Binder.bind(loaded, GameData.class, findings))
                .orElseThrow(() -> new AssertionError(findings.sorted().toString()));
        return new MissionTables(new GameTables(game));
    }

    // The position

    /** The number of a Space. */
    public int at(final String space) {
        return mission.map.of(space);
    }

    public Expedition clock(final String time) {
        state.minutes = ClockTime.parse(time).orElseThrow().minutes();
        state.startMinutes = state.minutes;
        return this;
    }

    public Expedition stamina(final int points) {
        state.stamina = points;
        return this;
    }

    public Expedition threat(final int threat) {
        state.threat = threat;
        return this;
    }

    public Expedition on(final String space) {
        state.space = at(space);
        return this;
    }

    public Expedition eaz(final String... spaces) {
        for (final String space : spaces) {
            state.eazAt[state.eazCount++] = at(space);
        }
        return this;
    }

    /** Puts Event markers that are not on the map yet on Spaces, the one of the quiet kind first. */
    public Expedition events(final String... spaces) {
        int marker = 1;
        for (final String space : spaces) {
            while (state.eventSpace[marker] != MissionState.NONE) {
                marker++;
            }
            state.eventAt[at(space)] = marker;
            state.eventSpace[marker] = at(space);
        }
        return this;
    }

    /** So long ago the Mission began. */
    public Expedition elapsed(final int minutes) {
        state.startMinutes = state.minutes - minutes;
        return this;
    }

    /** What a player sees of the Mission. */
    public MissionView view() {
        return new MissionView(state);
    }

    /** What a player sees of the Squad. */
    public SquadView men() {
        return new SquadView(squad);
    }

    public Expedition landingZone(final String space) {
        state.landingZone[at(space)] = true;
        return this;
    }

    public Expedition damage(final int id, final int points) {
        squad.damage[id - 1] = points;
        return this;
    }

    Expedition stress(final int id, final int points) {
        squad.stress[id - 1] = points;
        return this;
    }

    /** Gives a Marine a Wound card and so many cubes. */
    public Expedition wound(final int id, final String card, final int cubes) {
        final int wound = squad.tables.wounds.index.of(card);
        squad.wound[id - 1] = wound;
        squad.woundDeck &= ~(1 << wound);
        squad.cubes[id - 1] = cubes;
        return this;
    }

    /** Takes a Marine out of the Squad as dead, with nothing said or done about it; his ID has no holder. */
    public Expedition dead(final int id) {
        squad.kill(1 << id - 1);
        squad.holder[id - 1] = SquadState.NONE;
        return this;
    }

    Expedition level(final int id, final int level) {
        squad.cards.setLevel(id - 1, level);
        return this;
    }

    Expedition profile(final int id, final String profile) {
        squad.cards.dealProfile(id - 1, squad.tables.profiles.index.of(profile));
        return this;
    }

    Expedition holds(final int id, final String boonCard) {
        final int card = squad.tables.boons.index.of(boonCard);
        squad.boonCard[id - 1] = card;
        state.boonDeck &= ~(1 << card);
        return this;
    }

    /** Gives a Marine markers of a kind of gear on their two sides, in place of what he has. */
    Expedition gear(final int id, final String gear, final int full, final int low) {
        squad.kits.put(id - 1, squad.tables.gear.index.of(gear), full, low);
        return this;
    }

    /** The option to hand over a marker on its second side, as {@link Equipment} packs it. */
    int handover(final String gear, final int from, final int to) {
        return 1 << 20 | to - 1 << 17 | from - 1 << 14 | 1 << 13 | squad.tables.gear.index.of(gear);
    }

    // Rolls

    Expedition threatDice(final ThreatFace... faces) {
        for (final ThreatFace face : faces) {
            rolls.expect("threatDie " + face(face));
        }
        return this;
    }

    int face(final ThreatFace colour) {
        int face = 0;
        while (tables.threatDie.colour[face] != colour.ordinal()) {
            face++;
        }
        return face;
    }

    Expedition forcedMarchDice(final int... dice) {
        for (final int die : dice) {
            rolls.expect("forcedMarchDie " + die);
        }
        return this;
    }

    // Actions

    Expedition march(final String to) {
        state.round++;
        state.lastDie = MissionState.NONE;
        parts.march.play(at(to));
        return this;
    }

    Expedition bivouac(final int minutes) {
        bot.answer(DecisionKind.DURATION, minutes);
        return bivouac();
    }

    /** The script says how long. */
    Expedition bivouac() {
        parts.bivouac.ordinary();
        return this;
    }

    Expedition nightBivouac() {
        parts.bivouac.night();
        return this;
    }

    /** One Action Round as it is played: the script has the action. */
    Expedition round() {
        play.round();
        return this;
    }

    /** The Mission ends so. */
    Expedition end(final MissionEnd end) {
        state.end = end;
        parts.endOfMission.settle();
        return this;
    }

    // What is then so

    String clock() {
        return new ClockTime(Clock.timeOfDay(state.minutes)).toString();
    }

    String space() {
        return mission.map.name(state.space);
    }

    int damage(final int id) {
        return squad.damage[id - 1];
    }

    int steps(final int id, final String gear) {
        return Equipment.steps(squad, id - 1, squad.tables.gear.index.of(gear));
    }

    boolean flag(final String entry) {
        return (state.flags & 1L << squad.tables.flags.of(entry)) != 0;
    }

    void assertUsed() {
        rolls.assertUsed();
        bot.assertUsed();
        redBot.assertUsed();
    }
}
