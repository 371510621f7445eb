package org.sitrep.rulesets.rambo.mission;

import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.campaign.CampaignView;
import org.sitrep.rulesets.rambo.definition.AttackChange;
import org.sitrep.rulesets.rambo.definition.Forbidden;
import org.sitrep.rulesets.rambo.mission.MissionRecord.Count;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.rulesets.rambo.play.Event;
import org.sitrep.rulesets.rambo.play.Rolls;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.HeroTable;
import org.sitrep.rulesets.rambo.tables.MapTable;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.EventListener;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.UniformBot;

/**
 * What holds at every moment of every mission (rambo-rules 28.6): looked at as each thing is told and before each
 * answer is acted on.
 */
final class MissionInvariants extends EventListener<Event> {
    private static final int MOST_DECISIONS = 100_000;
    private static final int RED = 3;

    private final GameTables tables;
    private final MapTable map;
    private final MissionState s;
    private final TrialKey key = new TrialKey();
    private final Seat<GameView> seat;
    private final MissionPlay play;
    /** Heroes who have spent a medal since the turn began, the last enemy moved, or one attacked them, as a mask. */
    private int spentMedals;

    private boolean used;
    /** A threat card that is being resolved and lies nowhere yet. */
    private int revealing;

    private int attacker;
    private int weapon;
    private long log;

    MissionInvariants(final GameTables tables) {
        this(new MissionState(tables), new UniformBot<>(), null);
    }

    /** Looks at missions that another bot plays, of a campaign perhaps. */
    MissionInvariants(final MissionState state, final Bot<GameView> bot, final CampaignView campaign) {
        tables = state.tables;
        map = tables.map;
        s = state;
        seat = new Seat<>(
                bot,
                new GameView(new MissionView(s), campaign),
                this,
                MOST_DECISIONS,
                0,
                DecisionKind.MAX_OPTIONS,
                DecisionKind.NAMES::of);
        play = new MissionPlay(s, new Rolls(key), seat, this);
    }

    /** Plays a mission by random answers; returns its state, which the next one overwrites. */
    MissionState play(final long seed, final long mission) {
        reset();
        return playOn(seed, mission);
    }

    /** Makes the state what it is before the set-up. */
    void reset() {
        play.reset();
    }

    /** Plays a mission from where its state stands. */
    MissionState playOn(final long seed, final long mission) {
        key.set(seed, mission);
        revealing = MissionState.NONE;
        attacker = MissionState.NONE;
        log = 0;
        seat.begin(key);
        play.play();
        check();
        hold(s.cause > Cause.NONE && s.cause < Cause.COUNT, "it ends by one cause");
        hold(s.record.of(Count.TURNS) <= GameTables.TURNS * s.round, "turns");
        return s;
    }

    /** Returns a hash over all that was asked and answered in the last mission. */
    long log() {
        return log;
    }

    private void hold(final boolean holds, final String what) {
        if (!holds) {
            throw new AssertionError(what + ": " + tables.mission.mission.id() + ", " + s.party + " heroes, "
                    + key.seed() + " " + key.trialIndex() + ", round " + s.round + ", turn " + s.turnOfRound);
        }
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        log = 31 * (31 * log + decision.kind()) + decision.option(chosen);
        check();
        for (int i = 0; i < decision.count(); i++) {
            checkAllowed(decision.kind(), decision.subject(), decision.option(i));
            for (int j = 0; j < i; j++) {
                hold(
                        decision.option(i) != decision.option(j),
                        "an option is offered once: " + DecisionKind.NAMES.of(decision.kind()));
            }
        }
    }

    private void checkAllowed(final int kind, final int subject, final int option) {
        final Forbidden forbidden = tables.forbidden;
        switch (kind) {
            case DecisionKind.STANCE -> hold((s.table(subject).stanceMask >> option & 1) != 0, "no forbidden stance");
            case DecisionKind.FOUND ->
                hold(!forbidden.has(Forbidden.gear(tables.gear.cards[subject].id())), "no forbidden find");
            case DecisionKind.FREE_ATTACK ->
                hold(option < 0 || !forbidden.has(Forbidden.action(Forbidden.Action.ATTACK)), "no free attack");
            case DecisionKind.ACT -> {
                final Forbidden.Action action = switch (option & DecisionKind.WHAT) {
                    case DecisionKind.ATTACK -> Forbidden.Action.ATTACK;
                    case DecisionKind.DRAW -> Forbidden.Action.DRAW;
                    case DecisionKind.PLAY -> Forbidden.Action.PLAY;
                    case DecisionKind.DISCARD -> Forbidden.Action.DISCARD;
                    case DecisionKind.USE -> Forbidden.Action.USE;
                    default -> null;
                };
                hold(action == null || !forbidden.has(Forbidden.action(action)), "no forbidden action");
            }
            default -> {}
        }
    }

    private void check() {
        checkPlaces();
        for (int hero = 0; hero < s.party; hero++) {
            checkHero(hero);
        }
        checkEnemies();
        checkThreats();
    }

    private void checkPlaces() {
        int taken = 0;
        for (int space = 0; space < map.spaces; space++) {
            final int who = s.occupant[space];
            if (who == MissionState.NONE) {
                continue;
            }
            taken++;
            hold(!map.blocked(space), "nobody stands on a blocked space");
            if (who < MissionState.FIRST_FIGURE) {
                hold(s.heroSpace[who] == space, "a hero stands where it is");
            } else {
                final int figure = who - MissionState.FIRST_FIGURE;
                hold(s.alive(figure) && s.figureSpace[figure] == space, "a figure stands where it is");
            }
        }
        int placed = s.enemies();
        for (int hero = 0; hero < s.party; hero++) {
            placed += s.heroSpace[hero] >= 0 ? 1 : 0;
        }
        hold(taken == placed, "one figure a space");
    }

    private void checkHero(final int hero) {
        final HeroTable board = s.table(hero);
        hold(s.alert[hero] >= 0 && s.alert[hero] < board.level.length, "alert on its track");
        hold(s.damage[hero] >= 0 && s.damage[hero] < board.health, "damage below the health");
        hold(s.woundCount(hero) <= tables.mission.mission.failure().wounds(), "wounds within the limit");
        hold(s.valor[hero] >= 0 && s.armor[hero] >= 0, "tokens");
        hold(s.slotsTaken(hero) <= tables.mission.mission.slots(), "gear within the slots");
        for (int slot = 0; slot < s.gearCount[hero]; slot++) {
            final String gear = tables.gear.cards[s.gear(hero, slot)].id();
            hold(!tables.forbidden.has(Forbidden.gear(gear)), "no forbidden gear");
        }
        hold(((s.hand[hero] | s.discarded[hero]) & ~board.cardMask) == 0, "no forbidden card");
        int cards = Integer.bitCount(s.hand[hero]) + Integer.bitCount(s.discarded[hero]);
        hold((s.hand[hero] & s.discarded[hero]) == 0, "a card is in one place");
        if (s.cardInPlay[hero] >= 0) {
            cards++;
            hold(((s.hand[hero] | s.discarded[hero]) >> s.cardInPlay[hero] & 1) == 0, "a card in play is nowhere else");
            hold(board.cards[s.cardInPlay[hero]].persistent(), "a card in play persists");
        }
        hold(cards + s.deckLeft(hero) == board.deckSize || s.round == 0, "hand, deck, discards and card in play");
        if (s.heroSpace[hero] >= 0) {
            // RB-FOG-6, but for the moment of the reveal itself: the space beside it comes first.
            hold(s.fogPlace[s.heroArea(hero)] == MissionState.NONE, "no hero in unrevealed fog");
        }
        if (s.inStep4) {
            hold(s.movement >= 0 && s.actions >= 0, "movement and actions");
        }
    }

    private void checkEnemies() {
        final int[] count = new int[tables.enemies.size()];
        for (long rest = s.figures; rest != 0; rest &= rest - 1) {
            final int figure = Long.numberOfTrailingZeros(rest);
            hold(s.type[figure] < count.length, "a type of the row");
            hold(s.figureDamage[figure] < tables.enemies.cards[s.type[figure]].health(), "who is there is alive");
            count[s.type[figure]]++;
        }
        for (int type = 0; type < count.length; type++) {
            hold(count[type] == s.figuresOf[type], "figures counted");
            hold(count[type] <= tables.enemies.cards[type].figures(), "figures within the supply");
            hold(s.record.spawned[type] - s.record.killed[type] == count[type], "spawned less killed");
        }
        hold(s.marker >= 0 && s.marker < count.length, "the marker is on a card");
    }

    private void checkThreats() {
        if (s.round == 0) {
            return;
        }
        final long all = tables.threats.cards.length == Long.SIZE ? -1 : (1L << tables.threats.cards.length) - 1;
        long seen = s.threatsGone;
        int count = Long.bitCount(s.threatsGone);
        for (int i = s.threatDeckDealt; i < s.threatDeckSize; i++) {
            seen |= 1L << s.threatDeck[i];
            count++;
        }
        for (int hero = 0; hero < s.party; hero++) {
            for (int i = s.dealtRevealed[hero]; i < s.dealtCount[hero]; i++) {
                final int card = s.dealt[hero * GameTables.TURNS + i];
                seen |= card < 0 ? 0 : 1L << card;
                count += card < 0 ? 0 : 1;
            }
            if (s.threatInPlay[hero] >= 0) {
                seen |= 1L << s.threatInPlay[hero];
                count++;
            }
        }
        if (revealing >= 0 && (seen >> revealing & 1) == 0) {
            seen |= 1L << revealing;
            count++;
        }
        hold(seen == all && count == Long.bitCount(all), "deck, dealt, in play and gone are all threat cards");
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case ROUND_BEGINS -> hold(s.record.of(Count.TURNS) == GameTables.TURNS * (n[0] - 1), "four turns a round");
            case TURN_BEGINS -> turn(n[0]);
            case HERO_CLEARS -> cleared(n[0], n[3]);
            case THREAT_REVEALED -> threat(n[0], n[1]);
            case HERO_STANCE -> stance(n[0], n[1]);
            case HERO_STEP -> stepped(n[0], n[1], n[2], n[3], n[4]);
            case ENEMY_MOVED -> enemyMoved(n[0], n[1], n[2]);
            case ENEMY_ATTACKED -> enemyAttacked(n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7]);
            case HERO_ATTACKS -> attacks(n[0], n[1], wide(3));
            case HERO_ALERT -> alert(n[0], n[1], n[2], n[3]);
            case GEAR_USED -> used = true;
            case MEDAL_SPENT -> {
                used = true;
                spentMedals |= 1 << n[0];
            }
            case MISSION_OVER -> over(n[0]);
            default -> {}
        }
    }

    private void turn(final int hero) {
        hold(s.turnsLeft[hero] >= 0, "turns left");
        revealing = MissionState.NONE;
        used = false;
        spentMedals = 0;
    }

    private void cleared(final int hero, final int armor) {
        hold(s.armor[hero] == 0, "no armor after clearing");
        hold(s.threatInPlay[hero] < 0 && s.cardInPlay[hero] < 0, "no card after clearing");
    }

    private void threat(final int hero, final int card) {
        revealing = card;
        hold(used || s.armor[hero] <= 1, "only the bonus for the number of players is there already");
        hold(!tables.mission.mission.failure().redAtStartOfTurn() || s.round == 0 || s.active == hero, "its own turn");
    }

    private void stance(final int hero, final int stance) {
        final HeroTable board = s.table(hero);
        if (stance >= 0) {
            hold((s.wounds[hero] >> stance & 1) == 0, "no wounded stance");
            hold(
                    stance != s.lastStance[hero] || Integer.bitCount(board.stanceMask & ~s.wounds[hero]) == 1,
                    "not the stance before");
        }
    }

    private void stepped(final int hero, final int from, final int to, final int movement, final int valor) {
        int direction = 0;
        while (direction < MapTable.DIRECTIONS && map.step(from, direction) != to) {
            direction++;
        }
        hold(direction < MapTable.DIRECTIONS, "a step over no red line");
        final int cost = map.stepCost[from * MapTable.DIRECTIONS + direction];
        hold(movement + valor >= 1 && movement + valor <= cost, "what a step costs");
        hold(hero == s.active, "own turn");
    }

    private void enemyMoved(final int figure, final int from, final int to) {
        final int most = Math.max(9, tables.enemies.cards[s.type[figure]].movement());
        hold(map.walk(from, to) >= 1 && map.walk(from, to) <= most, "an enemy moves within its movement");
        hold(s.figureSpace[figure] == to, "it has moved");
        spentMedals = 0;
    }

    private void enemyAttacked(
            final int figure,
            final int hero,
            final int damage,
            final int resistance,
            final int cover,
            final int armor,
            final int valor,
            final int through) {
        if ((spentMedals & 1 << hero) == 0) { // a medal spent after the attack is declared may lower the alert
            hold(Sight.visible(s, hero, figure), "a hidden hero is never attacked");
            hold(s.level(hero) > 0, "no green hero is attacked");
        }
        spentMedals &= ~(1 << hero);
        hold(map.sees(s.figureSpace[figure], s.heroSpace[hero]), "in line of sight");
        hold(damage == resistance + cover + armor + valor + through, "layers add up");
        hold(
                resistance >= 0 && cover >= 0 && cover <= 1 && armor >= 0 && valor >= 0 && through >= 0,
                "no layer below 0");
        hold(armor == 0 && valor == 0 && through == 0 || resistance + cover < damage, "armor only for what is left");
        hold(valor == 0 && through == 0 || s.armor[hero] == 0, "armor has to be used up first");
    }

    private void attacks(final int hero, final int gear, final long targets) {
        attacker = hero;
        weapon = gear;
        hold(tables.gear.cards[gear].isWeapon(), "a weapon attacks");
        hold(targets != 0 && (targets & ~s.figures) == 0, "targets are on the map");
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            final int space = s.figureSpace[Long.numberOfTrailingZeros(rest)];
            hold(map.sees(s.heroSpace[hero], space), "targets are in line of sight");
        }
    }

    private void alert(final int hero, final int from, final int to, final int source) {
        hold(from != to && Math.max(from, to) < s.table(hero).level.length, "alert moves");
        if (source == MissionRecord.BY_WEAPON) {
            hold(hero == attacker, "who attacks is noticed");
            hold(tables.gear.cards[weapon].alert() > 0 || canBeLoud(hero), "a silent attack never changes alert");
        }
    }

    private void over(final int cause) {
        if (cause == Cause.RED) {
            hold(
                    tables.mission.mission.failure().redAtStartOfTurn() && s.level(s.active) == RED,
                    "red at the start of a turn");
        } else if (cause == Cause.TIME) {
            hold(s.round == tables.mission.mission.rounds(), "the final round is over");
        } else if (cause == Cause.WOUNDS) {
            int most = 0;
            for (int hero = 0; hero < s.party; hero++) {
                most = Math.max(most, s.woundCount(hero));
            }
            hold(most == tables.mission.mission.failure().wounds(), "as many wounds as fail");
        }
    }

    /** Whether a card of the hero makes silent weapons loud. */
    private boolean canBeLoud(final int hero) {
        final HeroTable board = s.table(hero);
        for (final int list : board.cardEffects) {
            for (int row = tables.effects.start[list]; row < tables.effects.start[list + 1]; row++) {
                if (tables.effects.rows[row].change().orElse(AttackChange.NONE).alert() > 0) {
                    return true;
                }
            }
        }
        return false;
    }
}
