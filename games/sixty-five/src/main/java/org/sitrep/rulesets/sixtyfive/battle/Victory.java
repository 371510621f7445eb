package org.sitrep.rulesets.sixtyfive.battle;

import java.util.List;
import org.sitrep.rulesets.sixtyfive.definition.HexName;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Condition;
import org.sitrep.rulesets.sixtyfive.definition.Victory.Term;

/** Counts points and decides who has won (SF-SCEN-1, SF-VP-1, SF-VP-2). */
final class Victory extends Part {
    private final List<String> names;
    private final Term[][] terms;
    /** The hexes that each term counts, by score and term. */
    private final boolean[][][] counted;

    private final Condition[] atOnce;
    private final Condition[] atEnd;
    private final int otherwise;

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
                    counted[score][term][at] = isOn(terms[score][term], at);
                }
            }
        }
        atOnce = printed.atOnce().toArray(Condition[]::new);
        atEnd = printed.atEnd().toArray(Condition[]::new);
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

    private boolean isOn(final Term term, final int at) {
        return (term.map().isEmpty() || term.map().get() - 1 == map.sheet[at])
                && (term.terrain().isEmpty() || term.terrain().get().equals(tables.terrain.ids.get(map.terrain[at])))
                && (term.hex().isEmpty()
                        || map.own[at].equals(HexName.parse(term.hex().get()).orElseThrow()));
    }

    private boolean isMet(final Condition condition) {
        final int points = score(names.indexOf(condition.score()))
                - (condition.less().isEmpty()
                        ? 0
                        : score(names.indexOf(condition.less().get())));
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
        if (table.assault.isOpen()) {
            return;
        }
        for (final Condition condition : atOnce) {
            if (isMet(condition)) {
                table.over(condition.wins().ordinal());
            }
        }
    }

    /** Ends the battle after its last turn. */
    void decide() {
        table.bonuses.atEnd();
        for (final Condition condition : atEnd) {
            if (isMet(condition)) {
                table.over(condition.wins().ordinal());
            }
        }
        table.over(otherwise);
    }
}
