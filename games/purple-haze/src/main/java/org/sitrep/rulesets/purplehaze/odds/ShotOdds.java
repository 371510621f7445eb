package org.sitrep.rulesets.purplehaze.odds;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.dice.ExactLaw;
import org.sitrep.portable.Portable;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsTable;

/** Presents the exact odds of one Fire order against Enemies in words, numbers and tables. Immutable. */
final class ShotOdds {
    private final FireOdds odds;
    private final Map<String, FireOdds.Target> targets;

    /**
     * Takes the odds and the targets.
     *
     * @param targets Enemies by id
     */
    ShotOdds(final FireOdds odds, final Map<String, FireOdds.Target> targets) {
        this.odds = odds;
        this.targets = targets;
    }

    Odds odds() {
        final boolean possible = odds.order().focus() > 0;
        final OddsTable grouped = grouped();
        return new Odds(
                heading(),
                facts(),
                possible ? Optional.of(new Odds.Picture("hits", odds.law().total())) : Optional.empty(),
                possible ? Optional.of(grouped) : Optional.empty(),
                grouped,
                table(),
                values());
    }

    private Map<String, Object> values() {
        final FireOrder order = odds.order();
        final Map<String, Object> shot = new LinkedHashMap<>();
        shot.put("weapon", order.item().id());
        shot.put("mode", order.mode().id());
        shot.put("range", order.rangeRows());
        shot.put("aimed", order.aimed());
        shot.put("los", order.sightPenalties());
        shot.put("night", order.night());
        shot.put("bipod", order.bipod());
        shot.put("focus", order.focus());
        shot.put("strike", order.strike());
        shot.put("crit", order.crit());
        shot.put("cost", order.cost());
        shot.put("stripSoft", order.stripSoft());
        final Map<String, Object> values = new LinkedHashMap<>();
        values.put("shot", shot);
        values.putAll(LawRows.values(odds.law()));
        values.put("targets", table());
        return values;
    }

    private OddsTable table() {
        final OddsTable table = new OddsTable()
                .text("target", "target")
                .number("hitPoints", "Hit Points")
                .number("soft", "Soft")
                .number("hard", "Hard")
                .number("meanHitsAfterCover", "hits after cover")
                .text("meanHitsAfterCoverExact", "exact")
                .number("pEliminated", "eliminated")
                .text("pEliminatedExact", "exact");
        targets.forEach((id, target) -> {
            final FireOdds.Effect effect = odds.against(target);
            table.row(
                    id,
                    target.hitPoints(),
                    target.soft(),
                    target.hard(),
                    effect.meanHitsAfterCover().doubleValue(),
                    Odds.exact(effect.meanHitsAfterCover()),
                    effect.eliminated().doubleValue(),
                    Odds.exact(effect.eliminated()));
        });
        return table;
    }

    /** Returns the table for people, in which equal markers share a row. */
    private OddsTable grouped() {
        final OddsTable table = new OddsTable()
                .number("hitPoints", "Hit Points")
                .number("soft", "Soft")
                .number("hard", "Hard")
                .number("meanHitsAfterCover", "hits after cover")
                .number("pEliminated", "eliminated")
                .text("targets", "markers");
        final Map<FireOdds.Target, List<String>> alike = new LinkedHashMap<>();
        targets.forEach((id, target) ->
                alike.computeIfAbsent(target, t -> new ArrayList<>()).add(id));
        alike.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(
                        Comparator.comparingInt(FireOdds.Target::hitPoints).thenComparingInt(FireOdds.Target::soft)))
                .forEach(entry -> {
                    final FireOdds.Target target = entry.getKey();
                    final FireOdds.Effect effect = odds.against(target);
                    final double hits = effect.meanHitsAfterCover().doubleValue();
                    table.row(
                            target.hitPoints(),
                            target.soft(),
                            target.hard(),
                            new OddsTable.Cell(hits, LawRows.mean(effect.meanHitsAfterCover())),
                            effect.eliminated(),
                            markers(entry.getValue()));
                });
        return table;
    }

    private static String markers(final List<String> ids) {
        final int shown = 5;
        return ids.stream().limit(shown).collect(Collectors.joining(" "))
                + (ids.size() > shown ? " +" + (ids.size() - shown) : "");
    }

    private String heading() {
        final FireOrder order = odds.order();
        return Portable.format(
                "%s, mode %s, %d %s away%s%s%s",
                order.item().name(),
                order.mode().id(),
                order.rangeRows(),
                order.rangeRows() == 1 ? "row" : "rows",
                order.aimed() ? ", aimed" : "",
                order.bipod() ? ", bipod" : "",
                order.night() ? ", at night" : "");
    }

    private List<String> facts() {
        final FireOrder order = odds.order();
        final List<String> parts = new ArrayList<>();
        parts.add(LawRows.pool(order.focus(), order.strike(), order.crit()) + " for " + order.cost() + " Initiative");
        if (order.focus() == 0) {
            parts.add("without Focus dice this target cannot be chosen");
            return parts;
        }
        final ExactLaw law = odds.law();
        parts.add(LawRows.mean(law.mean()) + " hits on average");
        parts.add(LawRows.critical(law.probabilityCritical()));
        if (order.stripSoft() > 0) {
            parts.add("strips " + order.stripSoft() + " Soft Cover first");
        }
        if (order.item().hitsFrontRow()) {
            parts.add("its hits are split over Enemy row 1; the table is for a single Enemy there");
        }
        return parts;
    }
}
