package org.sitrep.rulesets.sixtyfive.reference;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.sitrep.rulesets.sixtyfive.battle.BattleState;
import org.sitrep.rulesets.sixtyfive.definition.Force.Arrival;
import org.sitrep.rulesets.sixtyfive.play.DecisionKind;
import org.sitrep.rulesets.sixtyfive.play.Event;
import org.sitrep.strategy.Decision;

/** Follows units that move, and compares who may fire at them, and with which cards (section 11). */
final class OpportunityJudge {
    private final BattleState s;
    private final Findings findings;
    private final CardJudge cards;
    private final Movers movers;
    /** Hexes that may fire at the last entry, and have not been asked for yet. */
    private TreeMap<String, Set<String>> expected = new TreeMap<>();

    private final Set<String> haveFired = new TreeSet<>();
    private Set<String> uses = Set.of();

    OpportunityJudge(final BattleState s, final Findings findings, final CardJudge cards, final Movers movers) {
        this.s = s;
        this.findings = findings;
        this.cards = cards;
        this.movers = movers;
    }

    void heard(final Event event, final int[] n) {
        switch (event) {
            case UNIT_MOVED, UNIT_ARRIVED -> {
                if (event == Event.UNIT_ARRIVED || !movers.together()) {
                    nobodyWasLeftOut(event);
                }
                haveFired.clear();
                expected = isWatched(event, n[0]) ? fires() : new TreeMap<>();
            }
            case HEX_CONTROLLED, UNIT_TURNED -> {} // a vehicle that has come on the map is turned
            default -> nobodyWasLeftOut(event);
        }
    }

    private boolean isWatched(final Event event, final int unit) {
        final int force = s.tables.units.force[unit];
        final boolean placed = event == Event.UNIT_ARRIVED
                && s.tables.battle.printed.forces().get(force).arrives() == Arrival.PLACED;
        return s.phasing != BattleState.NONE && !placed;
    }

    private TreeMap<String, Set<String>> fires() {
        final List<PlayingCard> hand = cards.hand(1 - s.phasing).stream()
                .filter(card -> card.power() || card.blocks().contains("fire"))
                .toList();
        if (hand.isEmpty()) {
            return new TreeMap<>();
        }
        final TableCopy copy = new TableCopy(s);
        final List<Counter> group = movers.of(copy);
        if (group.isEmpty()) {
            return new TreeMap<>();
        }
        final TreeMap<String, Set<String>> fires =
                new Opportunity(copy.sights, s.tables.rules.riflesFromCarriers() > 0).fires(copy.hexes, group, hand);
        fires.keySet().removeAll(haveFired);
        return fires;
    }

    private void nobodyWasLeftOut(final Object next) {
        findings.agree("SF-OPF-1", Map.of(), expected, "nobody was asked before " + next);
        expected = new TreeMap<>();
    }

    void decided(final Decision decision, final int option) {
        switch (decision.kind()) {
            case DecisionKind.OPPORTUNITY -> {
                final TreeMap<String, Set<String>> fires = fires();
                findings.agree("SF-OPF-1", fires.keySet(), hexes(decision), "hexes at " + movers.of(new TableCopy(s)));
                expected = new TreeMap<>();
                if (option != DecisionKind.NOTHING) {
                    haveFired.add(s.tables.map.name(option));
                    uses = fires.getOrDefault(s.tables.map.name(option), Set.of());
                }
            }
            case DecisionKind.OPPORTUNITY_CARD -> findings.agree("SF-OPF-1", uses, uses(decision), "cards");
            case DecisionKind.FACING -> {} // a vehicle that has come on the map
            default -> nobodyWasLeftOut(DecisionKind.NAMES.of(decision.kind()));
        }
    }

    private Set<String> hexes(final Decision decision) {
        final Set<String> names = new TreeSet<>();
        for (final int option : options(decision)) {
            names.add(s.tables.map.name(option));
        }
        return names;
    }

    private static Set<String> uses(final Decision decision) {
        final Set<String> names = new TreeSet<>();
        for (final int option : options(decision)) {
            final boolean power = (option & ~0xFF) == DecisionKind.POWER;
            names.add((option & 0xFF) + 1 + (power ? " power" : " fire"));
        }
        return names;
    }

    private static List<Integer> options(final Decision decision) {
        final List<Integer> options = new ArrayList<>();
        for (int i = 0; i < decision.count(); i++) {
            if (decision.option(i) != DecisionKind.NOTHING) {
                options.add(decision.option(i));
            }
        }
        return options;
    }
}
