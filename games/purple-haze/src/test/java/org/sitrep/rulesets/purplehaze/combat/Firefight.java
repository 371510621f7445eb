package org.sitrep.rulesets.purplehaze.combat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.sitrep.outcome.Outcome;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.rulesets.purplehaze.bots.RedView;
import org.sitrep.rulesets.purplehaze.definition.Content;
import org.sitrep.rulesets.purplehaze.definition.Space;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Sides;
import org.sitrep.rulesets.purplehaze.scenario.Playouts;
import org.sitrep.rulesets.purplehaze.squad.Equipment;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.squad.SquadView;
import org.sitrep.rulesets.purplehaze.squad.Wounds;
import org.sitrep.rulesets.purplehaze.tables.BoxTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;
import org.sitrep.rulesets.purplehaze.tables.SetUpTable;
import org.sitrep.rulesets.purplehaze.tables.StartingSquad;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/**
 * A combat of the shipped data put into a position by a test, whose steps are then played one by one with scripted
 * rolls and answers.
 *
 * <p>It begins with Initiative 0, no Enemy, no Hard Cover and the six Marines with IDs 1-6 on r2c1, r2c2, r2c3, r2c4,
 * r3c2 and r3c3, ready and unhurt.
 */
public final class Firefight {
    private static final int MANY_DECISIONS = 10_000;
    /** Where the Marines stand, by ID. */
    static final List<String> PLACES = List.of("r2c1", "r2c2", "r2c3", "r2c4", "r3c2", "r3c3");

    private static final Map<List<String>, GameTables> COMPILED = new ConcurrentHashMap<>();

    public final GameTables tables;
    public final SetUpTable setUp;
    public final CombatState state;
    public final RollScript rolls;
    public final ScriptedBot bot;
    /** Plays Red where the option of Sapper mode says that somebody does. */
    public final ScriptedRed redBot = new ScriptedRed();

    final EnemyHits enemyHits;
    final MarineHits marineHits;
    public final Wounds wounds;
    final EnemyMoves enemyMoves;

    private final ScriptedRolls scripted;
    private final Seat<?> seat;
    private final Seat<RedView> redSeat;
    private final Combat combat;

    /**
     * Takes the patrol with the reference squad.
     *
     * @param sets values laid over, as {@code path=value}
     */
    public Firefight(final String... sets) {
        tables = tables(sets);
        setUp = BoxTable.atStart(tables);
        state = new CombatState(new SquadState(tables));
        rolls = new RollScript(state);
        bot = new ScriptedBot(tables);
        scripted = new ScriptedRolls(state, rolls);
        final TrialListener trace = TrialListener.NONE;
        seat = Sides.seat(
                Sides.MARINES,
                bot,
                new GameView(new SquadView(state.squad), new CombatView(state)),
                trace,
                MANY_DECISIONS);
        redSeat = tables.options.hasRed() ? redSeat(trace) : null;
        combat = new Combat(state, new SquadParts(state.squad, scripted, seat, redSeat, trace));
        wounds = combat.parts.wounds;
        enemyHits = combat.enemyHits;
        marineHits = combat.marineHits;
        enemyMoves = combat.moves;
        takeUpPosition();
    }

    private Seat<RedView> redSeat(final TrialListener trace) {
        final RedView view = new RedView(new SquadView(state.squad), new CombatView(state), new RedHand(state));
        return Sides.seat(Sides.RED, redBot, view, trace, MANY_DECISIONS);
    }

    /** Returns the tables of the patrol at Low Threat by day with values laid over. */
    public static GameTables tables(final String... sets) {
        return COMPILED.computeIfAbsent(
                List.of(sets),
                key -> new GameTables(Content.load("combats/patrol.yaml", concat("start.threat=2", key))
                        .game()));
    }

    /** Returns the box of such a patrol as it is set up. */
    public static SetUpTable setUp(final String... sets) {
        return BoxTable.atStart(tables(sets));
    }

    private static String[] concat(final String first, final List<String> rest) {
        final String[] all = new String[rest.size() + 1];
        all[0] = first;
        for (int i = 0; i < rest.size(); i++) {
            all[i + 1] = rest.get(i);
        }
        return all;
    }

    private void takeUpPosition() {
        state.squad.reset(new StartingSquad(tables));
        state.reset(setUp, tables.game.start().night());
        state.squad.inCombat = true;
        seat.begin(new TrialKey());
        if (redSeat != null) {
            redSeat.begin(new TrialKey());
            state.red.beginMission();
        }
        state.initiative = 0;
        state.enemyHardCover = 0;
        state.marineHardCover = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            state.put(marine, at(PLACES.get(marine)));
        }
    }

    // The position

    /** Puts an Enemy marker on a space as it comes from the pool. */
    public Firefight enemy(final String space, final String unit) {
        EnemyHits.place(state, at(space), tables.enemies.ids.indexOf(unit), false, tables.options.hiddenEnemies());
        state.setUpEnemies = state.enemies;
        return this;
    }

    /** Puts an Enemy marker on a space with so many Hit Points and so much Soft Cover left. */
    public Firefight enemy(final String space, final String unit, final int hitPoints, final int soft) {
        enemy(space, unit);
        state.hitPoints[at(space)] = hitPoints;
        state.enemySoft[at(space)] = soft;
        return this;
    }

    /** Puts Hard Cover on Enemy spaces. */
    public Firefight enemyHard(final String... spaces) {
        state.enemyHardCover |= mask(spaces);
        return this;
    }

    /** Puts Hard Cover on Marine spaces. */
    public Firefight marineHard(final String... spaces) {
        state.marineHardCover |= mask(spaces);
        return this;
    }

    /** Puts a Marine on another space. */
    public Firefight marine(final int id, final String space) {
        state.put(id - 1, at(space));
        return this;
    }

    /** Clears the Marine half but for these IDs, who stay alive and where they are. */
    public Firefight onlyOnBoard(final int... ids) {
        int keep = 0;
        for (final int id : ids) {
            keep |= 1 << id - 1;
        }
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            if ((keep & 1 << marine) == 0) {
                leave(marine);
            }
        }
        return this;
    }

    private void leave(final int marine) {
        state.put(marine, CombatState.NONE);
        state.squad.kill(1 << marine);
        state.squad.holder[marine] = CombatState.NONE;
        state.readyIds &= ~(1 << marine);
    }

    public Firefight soft(final int id, final int markers) {
        state.soft[id - 1] = markers;
        return this;
    }

    public Firefight damage(final int id, final int points) {
        state.squad.damage[id - 1] = points;
        return this;
    }

    public Firefight stress(final int id, final int points) {
        state.squad.stress[id - 1] = points;
        return this;
    }

    /** Gives a Marine a Wound card and so many cubes. */
    public Firefight wound(final int id, final String card, final int cubes) {
        final int wound = tables.wounds.index.of(card);
        state.squad.wound[id - 1] = wound;
        state.squad.woundDeck &= ~(1 << wound);
        state.squad.cubes[id - 1] = cubes;
        return this;
    }

    /** Gives a Marine a Boon card. */
    public Firefight boon(final int id, final String card) {
        state.squad.boonCard[id - 1] = tables.boons.index.of(card);
        return this;
    }

    /** Gives a Marine a Lucky Charm. */
    public Firefight charm(final int id, final String charm) {
        state.squad.charm[id - 1] = tables.charms.index.of(charm);
        return this;
    }

    /** Puts another Profile before a Marine. */
    public Firefight profile(final int id, final String profile) {
        state.squad.cards.dealProfile(id - 1, tables.profiles.index.of(profile));
        return this;
    }

    /** Puts Smoke on a column 1-4. */
    public Firefight smoke(final int column, final int side) {
        state.smoke[column - 1] = side;
        return this;
    }

    /** Puts a Tactics marker on top of the queue, out of the pool if it has one. */
    public Firefight tactics(final String marker) {
        final int tactics = tables.markers.tactics.index.of(marker);
        if (state.tacticsPool[tactics] > 0) {
            state.tacticsPool[tactics]--;
            state.tacticsPoolSize--;
        }
        state.queue[state.queueTail++] = tactics;
        return this;
    }

    /** Flips the marker of an own ID as if he had activated. */
    public Firefight done(final int... ids) {
        for (final int id : ids) {
            state.readyIds &= ~(1 << id - 1);
            state.actsThisRound[id - 1]++;
            state.acts[id - 1]++;
        }
        return this;
    }

    // The steps

    /**
     * A Marine activates with two orders in the words of {@link OrderText}; whom the answer names if more than one may.
     */
    public Firefight activate(final int id, final String... orders) {
        int may = 0;
        for (int marine = 0; marine < CombatState.MARINES; marine++) {
            may += state.mayActivate(marine) ? 1 : 0;
        }
        if (may > 1) {
            bot.activates(id);
        }
        bot.orders(orders);
        combat.marineActivation.play();
        bot.takeBackIdle();
        return this;
    }

    /** A Marine activates whose orders need no answer; the script says who. */
    public Firefight marineActivates() {
        combat.marineActivation.play();
        return this;
    }

    /** A Marine fires what he may or may not have, with all the ammo he wants. */
    Firefight fires(final int id, final int order) {
        final int spends = tables.modes.spends[Order.mode(order)];
        if (spends != CombatState.NONE) {
            state.squad.gearFull[(id - 1) * tables.gear.count + spends]++;
        }
        combat.fireOrder.carryOut(id - 1, order);
        return this;
    }

    /** The Enemy activates, without the retreat roll. */
    public Firefight enemyActivates() {
        combat.enemyActivation.play();
        return this;
    }

    /** The Enemy draws this Combat marker and activates. */
    public Firefight enemyActivates(final String marker) {
        rolls.combatMarker(marker);
        return enemyActivates();
    }

    /** Red takes his hand of Combat markers. */
    public Firefight redTakesHand(final String... markers) {
        for (final String marker : markers) {
            rolls.redMarker(marker);
        }
        combat.red.begin();
        return this;
    }

    /** Makes the retreat roll if it is due. */
    public boolean retreats() {
        return combat.enemyActivation.retreats();
    }

    /** The start of a Marine activation: Fire Support arrives. */
    public Firefight arrivals() {
        combat.fireMission.resolveArrivals();
        return this;
    }

    /** All Damage of one source has come: Wounds, and what follows from them. */
    public Firefight checkWounds() {
        marineHits.checkWounds();
        return this;
    }

    public Firefight offerClaymore() {
        combat.claymore.offer();
        return this;
    }

    /** The player is offered what may be played between two activations. */
    public Firefight offerPlays() {
        combat.plays.offer();
        return this;
    }

    public Firefight shed() {
        combat.parts.exchange.shed();
        return this;
    }

    public Firefight swap() {
        combat.parts.exchange.swap();
        return this;
    }

    /** Plays one more combat of the Squad as it stands, with the scripts. */
    End fight(final SetUpTable box, final boolean night) {
        return combat.fight(box, night);
    }

    /** Plays a whole combat from the set-up box, with the scripts. */
    public Outcome play() {
        final Outcome outcome = new Outcome(Playouts.layout(tables));
        Playouts.combat(state, bot, MANY_DECISIONS, scripted, new TrialKey()).play(new TrialKey(), outcome);
        return outcome;
    }

    /** Returns a metric of an outcome of {@link #play}. */
    public int metric(final Outcome outcome, final String name) {
        return outcome.get(Playouts.layout(tables).index(name));
    }

    // What is then so

    /** The legal first orders of a Marine, as {@link OrderText} words them. */
    public List<String> firstOrders(final int id) {
        final Decision decision = new Decision(DecisionKind.MAX_OPTIONS);
        decision.open(DecisionKind.FIRST_ORDER, id - 1);
        new LegalOrders(state).first(decision, id - 1);
        return OrderText.all(tables, decision);
    }

    public int hitPoints(final String space) {
        return state.hitPoints[at(space)];
    }

    public int enemySoft(final String space) {
        return state.enemySoft[at(space)];
    }

    public boolean hasEnemy(final String space) {
        return (state.enemyMask & 1 << at(space)) != 0;
    }

    public int soft(final int id) {
        return state.soft[id - 1];
    }

    public int stress(final int id) {
        return state.squad.stress[id - 1];
    }

    public int cubes(final int id) {
        return state.squad.cubes[id - 1];
    }

    public int damage(final int id) {
        return state.squad.damage[id - 1];
    }

    public int steps(final int id, final String gear) {
        return Equipment.steps(state.squad, id - 1, tables.gear.index.of(gear));
    }

    /** Fails if a scripted roll or answer was not used. */
    public void assertUsed() {
        rolls.assertUsed();
        bot.assertUsed();
        redBot.assertUsed();
    }

    public static int at(final String space) {
        return Space.parse(space).orElseThrow().index();
    }

    public static int mask(final String... spaces) {
        int mask = 0;
        for (final String space : spaces) {
            mask |= 1 << at(space);
        }
        return mask;
    }
}
