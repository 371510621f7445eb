package org.sitrep.rulesets.sixtyfive.battle;

import org.sitrep.rulesets.sixtyfive.definition.Block;
import org.sitrep.rulesets.sixtyfive.definition.Options;
import org.sitrep.rulesets.sixtyfive.definition.UnitType.Ability;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.rulesets.sixtyfive.play.RollId;
import org.sitrep.rulesets.sixtyfive.play.Rolls;
import org.sitrep.rulesets.sixtyfive.tables.AttackKind;
import org.sitrep.rulesets.sixtyfive.tables.GameTables;
import org.sitrep.strategy.Decision;

/** Declares attacks by fire, and resolves those on soft targets (section 10 of the rules). */
final class Fire extends Part {
    /** Cards of one attack that addresses of draws tell apart. */
    static final int CARDS = 64;

    private final Attack crash = new Attack();
    /** Hits of a crash, which an attack that goes on may have caused. */
    private final Spread debris;

    Fire(final Table table) {
        super(table);
        debris = new Spread(table);
    }

    /**
     * Lets a side choose lead, target and units that join.
     *
     * @param candidates units that may fire, all of one hex
     * @return whether there is an attack
     */
    boolean declare(final Attack attack, final long candidates) {
        final long leads = leads(attack, candidates);
        if (leads == 0) {
            return false;
        }
        attack.lead = askOne(attack.side, DecisionKind.LEAD, s.hex[Long.numberOfTrailingZeros(leads)], leads);
        aim(attack, candidates & ~(1L << attack.lead));
        return true;
    }

    /** Lets a side choose the target of a lead unit, and those of others that join; returns whether there is one. */
    boolean declareBy(final Attack attack, final int lead, final long others) {
        if (leads(attack, 1L << lead) == 0) {
            return false;
        }
        attack.lead = lead;
        aim(attack, others);
        return true;
    }

    private void aim(final Attack attack, final long others) {
        s.declared = attack;
        final Decision targets = seats[attack.side].open(DecisionKind.TARGET, attack.lead);
        addTargets(attack, targets);
        aimAt(attack, seats[attack.side].ask());
        join(attack, others);
    }

    /** Returns the units that have a target. */
    long leads(final Attack attack, final long candidates) {
        long leads = 0;
        for (long rest = candidates; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            attack.lead = unit;
            leads |= table.aim.canFire(unit) && hasTarget(attack) ? 1L << unit : 0;
        }
        return leads;
    }

    private boolean hasTarget(final Attack attack) {
        for (long rest = enemies(attack); rest != 0; rest &= rest - 1) {
            final int target = Long.numberOfTrailingZeros(rest);
            if (isTarget(attack, target) || isSpreadTarget(attack, target) || isArmorTarget(attack, target)) {
                return true;
            }
        }
        return table.armor.nextBunker(attack, 0) != BattleState.NONE;
    }

    private long enemies(final Attack attack) {
        if (attack.onlyBunker != BattleState.NONE) {
            return 0;
        }
        return attack.only == 0 ? s.present(1 - attack.side) & ~s.loaded : attack.only;
    }

    /** Returns the units that an attack may hit: its target, or all those that it is spread over. */
    long targets(final Attack attack) {
        final long may = attack.only == 0 ? units.ofSide[1 - attack.side] : attack.only;
        return attack.spread ? s.in[attack.at] & may : 1L << attack.target;
    }

    private boolean isTarget(final Attack attack, final int target) {
        return reaches(attack, target)
                && (attack.satchel || !table.aim.isProtected(attack, target)); // a Satchel Charge picks no unit
    }

    private boolean reaches(final Attack attack, final int target) {
        return table.aim.reachesSoft(attack, attack.lead, target)
                && table.aim.factor(attack.lead) + attack.bonus > 0
                && mayShootInto(attack, s.hex[target]);
    }

    /** Returns whether Suppression spreads an attack over the hex of a unit (SF-ABIL-8). */
    private boolean spreads(final Attack attack, final int target) {
        final long exposed = attack.only == 0 ? -1 : attack.only;
        return (units.with(Ability.SUPPRESSION) & 1L << attack.lead) != 0
                && !attack.satchel
                && Long.bitCount(s.in(s.hex[target], units.side[target]) & exposed) > 1;
    }

    /** Returns whether a protected Hero can be hit by Suppression alone: with a tank in the hex (SF-FIRE-10). */
    private boolean isSpreadTarget(final Attack attack, final int target) {
        if (!reaches(attack, target) || isTarget(attack, target) || !spreads(attack, target)) {
            return false;
        }
        for (long rest = s.in(s.hex[target], units.side[target]) & ~(1L << target); rest != 0; rest &= rest - 1) {
            if (isTarget(attack, Long.numberOfTrailingZeros(rest))) {
                return false;
            }
        }
        return true;
    }

    private boolean isArmorTarget(final Attack attack, final int target) {
        return !attack.softOnly
                && table.aim.reachesHard(attack, attack.lead, target)
                && mayShootInto(attack, s.hex[target]);
    }

    /** Returns whether a hex may be fired into although friends are in it (AMB-37). */
    private boolean mayShootInto(final Attack attack, final int at) {
        return attack.inMotion
                || s.ground(at, attack.side) == 0
                || tables.options.fireIntoAssault() == Options.FireIntoAssault.ALLOWED;
    }

    /** Adds the units that an attack can be aimed at, of which it hits one or, if spread, all (SF-FIRE-10). */
    private void addTargets(final Attack attack, final Decision decision) {
        for (long rest = enemies(attack); rest != 0; rest &= rest - 1) {
            final int target = Long.numberOfTrailingZeros(rest);
            final boolean single = isTarget(attack, target);
            if (single) {
                decision.add(target);
            }
            if (single && spreads(attack, target) || isSpreadTarget(attack, target)) {
                decision.add(target | DecisionKind.SPREAD);
            }
            if (isArmorTarget(attack, target)) {
                decision.add(target | DecisionKind.ARMOR);
            }
        }
        for (int at = table.armor.nextBunker(attack, 0); at >= 0; at = table.armor.nextBunker(attack, at + 1)) {
            decision.add(at | DecisionKind.AT_BUNKER);
        }
    }

    void aimAt(final Attack attack, final int chosen) {
        attack.onBunker = (chosen & DecisionKind.AT_BUNKER) != 0;
        attack.armor = (chosen & DecisionKind.ARMOR) != 0 || attack.onBunker;
        attack.spread = !attack.onBunker && (attack.satchel || (chosen & DecisionKind.SPREAD) != 0);
        attack.target = attack.onBunker ? BattleState.NONE : chosen & DecisionKind.NUMBER;
        attack.at = attack.onBunker ? chosen & DecisionKind.NUMBER : s.hex[attack.target];
    }

    /** Lets units of the hex, one that is inspired, and Snipers next to it join (SF-LEAD-1, SF-LEAD-3, SF-LEAD-6). */
    private void join(final Attack attack, final long others) {
        if (attack.satchel || attack.solo) {
            return;
        }
        final int home = s.hex[attack.lead];
        long left = others;
        boolean inspired = false;
        while (true) {
            final long near = inspired ? 0 : inspired(attack, home);
            final long snipers = beside(attack, home, units.with(Ability.SNIPER));
            final long may = joiners(attack, left | near | snipers);
            if (may == 0) {
                return;
            }
            final int joined = askOneOrNone(attack.side, DecisionKind.JOIN, attack.at, may);
            if (joined == DecisionKind.NOTHING) {
                return;
            }
            attack.joined |= 1L << joined;
            left &= ~(1L << joined);
            inspired |= (near & ~snipers & 1L << joined) != 0;
            trace.tell(Event.ATTACK_JOINED, joined);
        }
    }

    /** Lets one of some units join; returns it or {@link DecisionKind#NOTHING}. */
    int chooseJoiner(final Attack attack, final long some) {
        final long may = joiners(attack, some);
        return may == 0 ? DecisionKind.NOTHING : askOneOrNone(attack.side, DecisionKind.JOIN, attack.at, may);
    }

    /** Returns the units next to an Inspirational one of the hex that may join (SF-ABIL-4, AMB-48). */
    private long inspired(final Attack attack, final int home) {
        final long able = units.with(Ability.INSPIRATIONAL) & s.in(home, attack.side) & ~(s.shaken | s.complete);
        return able == 0 ? 0 : beside(attack, home, -1);
    }

    /** Returns the eligible ones of some units next to a hex. */
    private long beside(final Attack attack, final int home, final long some) {
        return table.actions.near(s.eligible() & units.ofSide[attack.side] & some, home, 1)
                & ~table.actions.near(-1, home, 0);
    }

    private long joiners(final Attack attack, final long some) {
        long may = 0;
        for (long rest = some & ~attack.joined; rest != 0; rest &= rest - 1) {
            final int unit = Long.numberOfTrailingZeros(rest);
            may |= table.aim.canFire(unit) && adds(attack, unit) ? 1L << unit : 0;
        }
        return may;
    }

    private boolean adds(final Attack attack, final int unit) {
        if (attack.armor) {
            return attack.onBunker
                    ? table.armor.reachesBunker(unit, attack.at)
                    : table.aim.reachesHard(attack, unit, attack.target); // SF-LEAD-4
        }
        final int modifier = table.aim.rangeModifier(unit, attack.at);
        final boolean sniper = (units.with(Ability.SNIPER) & 1L << unit) != 0;
        return table.aim.reachesSoft(attack, unit, attack.target)
                && modifier != GameTables.OUT_OF_RANGE
                && (sniper || table.aim.factor(unit) + modifier >= 1); // SF-LEAD-3
    }

    /** Resolves an attack; the caller marks the units that fired. Returns the number of hits. */
    int resolve(final Attack attack) {
        s.record.attack(attack.lead, attack.inMotion ? BattleRecord.Cause.OPPORTUNITY_FIRE : BattleRecord.Cause.FIRE);
        final int hits = hits(attack);
        s.record.over();
        s.declared = null;
        return hits;
    }

    private int hits(final Attack attack) {
        noteTarget(attack, attack.lead);
        for (long rest = attack.joined; rest != 0; rest &= rest - 1) {
            noteTarget(attack, Long.numberOfTrailingZeros(rest)); // SF-LEAD-5: any one of them may reload
        }
        if (attack.armor) {
            return table.armor.resolve(attack);
        }
        s.declared = attack;
        int draws = table.aim.draws(attack);
        draws += supported(attack) ? 1 : 0;
        draws -= covered(attack) ? 1 : 0;
        final AttackKind kind = table.aim.kindOf(attack.lead, attack.kind);
        trace.tell(Event.ATTACK_KIND, kind.ordinal());
        trace.tell(Event.ATTACK, attack.lead, attack.target, Math.max(0, draws));
        if (draws <= 0) {
            return 0; // SF-FIRE-4
        }
        final int hits = draw(attack, draws);
        if (!attack.satchel) {
            panic(attack.side, targets(attack), attack.lead, attack.at);
        }
        return hits;
    }

    private void noteTarget(final Attack attack, final int unit) {
        s.lastTarget[unit] = attack.target;
        s.lastTargetHex[unit] = attack.spread || attack.onBunker ? attack.at : BattleState.NONE;
    }

    /** Asks for Bullet Storm: for a Leg unit that is no Sniper (SF-SUP-3, AMB-28). */
    private boolean supported(final Attack attack) {
        final long bit = 1L << attack.lead;
        return !attack.satchel
                && (units.leg & bit) != 0
                && (units.with(Ability.SNIPER) & bit) == 0
                && table.windows.support(attack.side, Block.BULLET_STORM, attack.target);
    }

    /** Asks for Unexpected Cover, which does not help against a Sniper (SF-REA-4, SF-ABIL-7). */
    private boolean covered(final Attack attack) {
        return !table.aim.snipes(attack) && table.windows.react(1 - attack.side, Block.UNEXPECTED_COVER, attack.lead);
    }

    /** Draws the cards of an attack on soft targets one by one (SF-FIRE-5), or of a strike, which no unit leads. */
    int draw(final Attack attack, final int draws) {
        final boolean strike = attack.lead == BattleState.NONE;
        final RollId roll = strike ? RollId.STRIKE : RollId.DAMAGE;
        final int who = strike ? attack.at : attack.lead;
        final int first = CARDS * (strike ? s.strikes++ : s.attacks[attack.lead]++);
        final Spread spread = attack == crash ? debris : table.spread;
        spread.begin();
        final long hitting = cards.hits(strike ? attack.kind : table.aim.kindOf(attack.lead, attack.kind));
        final long friendly = cards.hits(AttackKind.FRIENDS);
        final boolean joint = !strike && attack.kind != AttackKind.CRASH && s.ground(attack.at, attack.side) != 0;
        boolean foxhole = s.foxhole[attack.at];
        int hits = 0;
        int card = 0;
        for (int nth = 0; nth < draws && (table.aim.soft(targets(attack)) & s.present) != 0; nth++) {
            int drawn = drawOne(attack, roll, who, first + card++);
            if (foxhole && (hitting & 1L << drawn) != 0 && (units.leg & targets(attack)) != 0) { // SF-FORT-1, AMB-52
                foxhole = false;
                trace.tell(Event.CARD_REDRAWN, drawn);
                drawn = table.deck.draw(roll, who, first + card++);
            }
            final boolean hit = (hitting & 1L << drawn) != 0;
            trace.tell(Event.DAMAGE_CARD, drawn, hit ? 1 : 0);
            if (joint && (friendly & 1L << drawn) != 0) {
                hitFriend(attack, first + card - 1); // SF-OPF-4
            }
            if (hit) {
                hits++;
                table.damage.hit(attack.spread ? spread.next(attack) : attack.target);
            }
            if (strike && attack.kind == AttackKind.FIRE) {
                table.artillery.endanger(attack.side, attack.at, drawn);
            }
        }
        return hits;
    }

    /** Draws a card, which a Tactical Hero lets be drawn again (SF-ABIL-9, AMB-48). */
    int drawOne(final Attack attack, final RollId roll, final int who, final int ordinal) {
        final int drawn = table.deck.draw(roll, who, ordinal);
        final boolean led = attack.lead != BattleState.NONE && s.hex[attack.lead] >= 0; // a wreck that falls is not
        if (!led
                || !mayRedraw(attack.side, s.hex[attack.lead], attack.redrawn)
                || !seats[attack.side].askYes(DecisionKind.REDRAW, drawn)) {
            return drawn;
        }
        attack.redrawn = true;
        trace.tell(Event.CARD_REDRAWN, drawn);
        return table.deck.draw(roll, who, ordinal + CARDS / 2);
    }

    /** Returns whether a Tactical Hero in a hex lets its side draw a card again (SF-ABIL-9, AMB-48). */
    boolean mayRedraw(final int side, final int at, final boolean redrawn) {
        return (units.with(Ability.TACTICAL) & s.in(at, side) & ~(s.shaken | s.complete)) != 0
                && (!redrawn || tables.options.tactical() == Options.Tactical.EACH_CARD);
    }

    private void hitFriend(final Attack attack, final int ordinal) {
        final long friends = s.ground(attack.at, attack.side);
        if (friends != 0) {
            final int pick = rolls.pick(RollId.FRIEND_HIT, s.when(), attack.lead, ordinal, Long.bitCount(friends));
            final int unit = Rolls.nth(friends, pick);
            if (table.aim.isSoft(unit)) {
                table.damage.hit(unit);
            }
        }
    }

    /** Asks a side for Panic: it removes a Leg target that is reduced and Shaken (SF-SUP-6, AMB-63). */
    void panic(final int side, final long targets, final int subject, final int at) {
        final long weak = targets & units.leg & s.reduced & s.shaken & s.present;
        if (weak != 0 && table.windows.support(side, Block.PANIC, subject)) {
            table.damage.eliminate(askOne(side, DecisionKind.HIT, at, weak));
        }
    }

    /**
     * A helicopter falls on a hex: an attack of two cards, spread over all soft targets, and one on armor with -2
     * (SF-HELO-8, AMB-59).
     */
    void crash(final int unit, final int at) {
        final long soft = table.aim.soft(s.in[at]) & ~s.inTheAir(s.in[at]);
        final long hard = s.in[at] & units.hard & ~units.helicopters;
        if (soft != 0) {
            crash.begin(1 - units.side[unit]);
            crash.lead = unit;
            crash.target = Long.numberOfTrailingZeros(soft);
            crash.at = at;
            crash.only = soft;
            crash.spread = true;
            crash.kind = AttackKind.CRASH;
            final int draws = 2 - table.aim.cover(crash.target, at);
            trace.tell(Event.ATTACK_KIND, crash.kind.ordinal());
            trace.tell(Event.ATTACK, unit, crash.target, Math.max(0, draws));
            draw(crash, draws);
        }
        for (long rest = hard; rest != 0; rest &= rest - 1) {
            table.armor.crash(unit, Long.numberOfTrailingZeros(rest));
        }
    }
}
