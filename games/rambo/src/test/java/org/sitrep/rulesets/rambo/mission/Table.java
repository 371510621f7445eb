package org.sitrep.rulesets.rambo.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.sitrep.contract.ScriptedBot;
import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.TrialListener;

/** A table at which a test sets figures up, scripts draws and answers, and has a part of the rules played. */
final class Table {
    final GameTables tables;
    final MapTable map;
    final MissionState s;
    final ScriptedBot<GameView> bot = new ScriptedBot<>(DecisionKind.NAMES);
    final ScriptedRolls rolls = new ScriptedRolls();
    final Seat<GameView> seat;
    final MissionParts parts;

    Table(final GameTables tables) {
        this(tables, TrialListener.NONE);
    }

    Table(final GameTables tables, final TrialListener trace) {
        this.tables = tables;
        map = tables.map;
        s = new MissionState(tables);
        seat = new Seat<>(
                bot,
                new GameView(new MissionView(s)),
                trace,
                10_000,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        parts = new MissionParts(s, rolls, seat, trace);
        s.reset();
        parts.triggers.begin();
        seat.begin(new TrialKey());
        s.round = 1;
    }

    int at(final int x, final int y) {
        return map.space(x, y);
    }

    /** Sets a hero on a space with its alert marker on a space of its track. */
    Table hero(final int hero, final int x, final int y, final int alert) {
        if (s.heroSpace[hero] >= 0) {
            s.occupant[s.heroSpace[hero]] = MissionState.NONE;
        }
        s.heroSpace[hero] = at(x, y);
        s.occupant[at(x, y)] = hero;
        s.alert[hero] = alert;
        return this;
    }

    /** Sets a figure of a letter on a space, without what its spawning does; returns it. */
    int enemy(final int letter, final int x, final int y) {
        final int figure = Long.numberOfTrailingZeros(~s.figures);
        s.figures |= 1L << figure;
        s.type[figure] = letter;
        s.figureSpace[figure] = at(x, y);
        s.figureDamage[figure] = 0;
        s.attacked[figure] = 0;
        s.figuresOf[letter]++;
        s.occupant[at(x, y)] = MissionState.FIRST_FIGURE + figure;
        return figure;
    }

    /** Gives a hero gear by its id; returns its slot. */
    int gear(final int hero, final String id) {
        final int slot = s.gearCount[hero]++;
        s.gear[hero * MissionState.GEAR + slot] = card(id);
        return slot;
    }

    /** Returns the number of a gear card. */
    int card(final String id) {
        for (int card = 0; card < tables.gear.cards.length; card++) {
            if (tables.gear.cards[card].id().equals(id)) {
                return card;
            }
        }
        throw new AssertionError("no gear " + id);
    }

    /** Returns the number of a threat card. */
    int threat(final String id) {
        for (int card = 0; card < tables.threats.cards.length; card++) {
            if (tables.threats.cards[card].id().equals(id)) {
                return card;
            }
        }
        throw new AssertionError("no threat " + id);
    }

    /** Deals a hero one threat card. */
    Table deal(final int hero, final String id) {
        s.dealt[hero * GameTables.TURNS + s.dealtCount[hero]++] = threat(id);
        return this;
    }

    /** Puts a tactics card into a hero's hand, wherever it was; returns its number. */
    int hand(final int hero, final String id) {
        for (int card = 0; card < tables.heroes[hero].cards.length; card++) {
            if (tables.heroes[hero].cards[card].id().equals(id)) {
                s.hand[hero] |= 1 << card;
                return card;
            }
        }
        throw new AssertionError("no tactics card " + id);
    }

    /** Begins step 4 of a hero's turn with movement and actions. */
    Table turn(final int hero, final int movement, final int actions) {
        s.active = hero;
        s.stance = 0;
        s.inStep4 = true;
        s.movement = movement;
        s.actions = actions;
        return this;
    }

    /** Returns how the mission ended while something was played, {@link Cause#NONE} if it goes on. */
    int cause(final Runnable played) {
        try {
            played.run();
        } catch (final MissionOver over) {
            return s.cause;
        }
        return Cause.NONE;
    }

    void assertSpace(final int figure, final int x, final int y) {
        final int space = s.figureSpace[figure];
        assertEquals("(" + x + "," + y + ")", "(" + map.x(space) + "," + map.y(space) + ")");
    }

    /** Fails if a scripted draw or answer is left. */
    void assertUsed() {
        rolls.assertUsed();
        bot.assertUsed();
    }
}
