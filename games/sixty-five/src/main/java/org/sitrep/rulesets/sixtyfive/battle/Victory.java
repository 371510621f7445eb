package org.sitrep.rulesets.sixtyfive.battle;

import java.util.List;
import org.sitrep.rulesets.sixtyfive.definition.Side;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Condition;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Term;

/** Counts points and decides who has won (SF-SCEN-1, SF-VP-1, SF-VP-2). */
final class Victory extends Part {
    /** Upper limit that stands for none. */
    private static final int MOST = 999;

    private final List<String> names;
    private final Term[][] terms;
    /** The hexes that each term counts, by score and term. */
    private final boolean[][][] counted;

    private final Condition[] atOnce;
    private final Condition[] atEnd;
    private final int otherwise;
    /** Number of the score of each side; {@link BattleState#NONE} without. */
    private final int[] scoreOf = new int[2];

    Victory(final Table table) {
        super(table);
        final org.sitrep.rulesets.sixtyfive.definition.Victory printed = tables.battle.printed.victory();
        names = List.copyOf(printed.scores().keySet());
        terms = printed.scores().values().stream()
                .map(score -> score.toArray(Term[]::new))
                .toArray(Term[][]::new);
        counted = new boolean[terms.length][][];
        for (int score = 0; score < terms.length; score++) {
            counted[score] = new boolean[terms[score].length][map.count];
            for (int term = 0; term < terms[score].length; term++) {
                for (int at = 0; at < map.count; at++) {
                    counted[score][term][at] = tables.battle.isOn(terms[score][term], at);
                }
            }
        }
        atOnce = printed.atOnce().toArray(Condition[]::new);
        atEnd = printed.atEnd().toArray(Condition[]::new);
        scoreOf[0] = names.indexOf("us");
        scoreOf[1] = names.indexOf("com");
        otherwise = printed.otherwise().map(Enum::ordinal).orElse(BattleState.NONE);
    }

    /** Returns the points of a score as things stand. */
    int score(final int number) {
        int points = 0;
        for (int term = 0; term < terms[number].length; term++) {
            points += terms[number][term].points() * count(terms[number][term], counted[number][term]);
        }
        return points;
    }

    private int count(final Term term, final boolean[] there) {
        final int side = term.side().ordinal();
        final long own = units.ofSide[side];
        final long dead = s.dead & own;
        return switch (term.count()) {
            case ELIMINATED -> Long.bitCount(dead);
            case ELIMINATED_LEG -> Long.bitCount(dead & units.leg);
            case ELIMINATED_VEHICLES -> Long.bitCount(dead & units.vehicles);
            case ELIMINATED_HELICOPTERS -> Long.bitCount(dead & units.helicopters);
            case EXITED_VEHICLES -> Long.bitCount(s.exited & own & units.vehicles);
            case EXITED_RELICS -> s.relicsGone == side ? 1 : 0;
            case BONUS -> s.bonusDone[side] ? 1 : 0;
            case ON_MAP -> onMap(there, s.present & own);
            case CONTROLLED -> controlled(there, side);
        };
    }

    private int onMap(final boolean[] there, final long some) {
        int count = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
            count += there[s.hex[Long.numberOfTrailingZeros(rest)]] ? 1 : 0;
        }
        return count;
    }

    private int controlled(final boolean[] there, final int side) {
        int count = 0;
        for (int at = 0; at < map.count; at++) {
            count += s.control[at] == side && there[at] ? 1 : 0;
        }
        return count;
    }

    private int points(final Condition condition) {
        return score(names.indexOf(condition.score()))
                - (condition.less().isEmpty()
                        ? 0
                        : score(names.indexOf(condition.less().get())));
    }

    private boolean isMet(final Condition condition) {
        final int points = points(condition);
        return points >= condition.atLeast()
                && points <= condition.atMost()
                && (condition.andScore().isEmpty()
                        || score(names.indexOf(condition.andScore().get())) >= condition.andAtLeast());
    }

    /** Notes an elimination, which may end the battle at once. */
    void eliminated(final int unit) {
        if (s.firstBlood == BattleState.NONE) {
            s.firstBlood = 1 - units.side[unit];
        }
        look();
    }

    /**
     * Ends the battle if a condition for that is met; not in an assault, whose results may still be void (SF-SUP-7).
     */
    void look() {
        if (s.foughtIn != BattleState.NONE) {
            return;
        }
        for (final Condition condition : atOnce) {
            if (isMet(condition)) {
                end(BattleRecord.End.AT_ONCE, condition.wins().ordinal());
            }
        }
    }

    /** Ends the battle after its last turn. */
    void decide() {
        table.bonuses.atEnd();
        for (final Condition condition : atEnd) {
            if (isMet(condition)) {
                end(BattleRecord.End.BY_POINTS, condition.wins().ordinal());
            }
        }
        end(BattleRecord.End.OTHERWISE, otherwise);
    }

    /** Notes the objectives that each side holds at the end of a turn. */
    void noteHeld() {
        for (int at = 0; at < map.count; at++) {
            if (tables.battle.objective[at] && s.control[at] != BattleState.NONE) {
                s.record.held[2 * s.turn + s.control[at]]++;
            }
        }
    }

    private void end(final BattleRecord.End how, final int winner) {
        s.record.end = how.ordinal();
        for (int side = 0; side < 2; side++) {
            if (scoreOf[side] >= 0) {
                s.record.points[side] = score(scoreOf[side]);
            }
        }
        if (atEnd.length > 0) {
            s.record.margin = margin(atEnd[0]);
        }
        table.over(winner);
    }

    /** Returns the points of the US beyond what a condition demands of it; below 0 if it does not suffice. */
    private int margin(final Condition condition) {
        final int points = points(condition);
        final boolean ofUs = condition.wins() == Side.US;
        if (condition.atMost() < MOST) {
            return ofUs ? condition.atMost() - points : points - condition.atMost() - 1;
        }
        return ofUs ? points - condition.atLeast() : condition.atLeast() - 1 - points;
    }
}
