package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.sitrep.cli.Defaults;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.output.Format;
import org.sitrep.cli.output.Json;
import org.sitrep.cli.output.Table;
import org.sitrep.cli.output.Table.Cell;
import org.sitrep.cli.output.Text;
import org.sitrep.dice.ExactLaw;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.rulesets.purplehaze.odds.Armoury;
import org.sitrep.rulesets.purplehaze.odds.FireItem;
import org.sitrep.rulesets.purplehaze.odds.FireOdds;
import org.sitrep.rulesets.purplehaze.odds.FireOrder;
import org.sitrep.rulesets.purplehaze.tables.Readings;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.LoadRequest;
import org.sitrep.scenario.ScenarioLoader;

/** The exact odds of one Fire order against Enemies, ready to be written. Immutable. */
public final class ShotOdds {
    private static final int DECIMALS = 3;

    private final FireOdds odds;
    private final Map<String, FireOdds.Target> targets;

    private ShotOdds(final FireOdds odds, final Map<String, FireOdds.Target> targets) {
        this.odds = odds;
        this.targets = targets;
    }

    /**
     * What the user asks.
     *
     * @param weapon id or name of what is fired
     * @param mode id of its mode or the beginning of it; null for the card's first
     * @param range rows away
     * @param aimed whether it is an Aimed Shot
     * @param sight line-of-sight penalties
     * @param night whether it is night
     * @param bipod whether the bipod is used
     * @param target id of an Enemy marker; null for all
     * @param hard Hard Cover of the target
     */
    public record Request(
            String weapon,
            String mode,
            int range,
            boolean aimed,
            int sight,
            boolean night,
            boolean bipod,
            String target,
            int hard) {}

    /**
     * Computes the odds with the data of a scenario.
     *
     * @param scenario its file, null for the default
     * @throws UserError if the order cannot be given, or the data are wrong
     */
    public static ShotOdds of(
            final Session session, final String scenario, final List<String> sets, final Request request) {
        final GameData data = data(session, scenario, sets);
        final Armoury armoury = Armoury.of(data);
        final FireItem item = armoury.find(request.weapon())
                .orElseThrow(() -> UserError.usage(
                        "there is no weapon " + request.weapon(),
                        Advice.of(
                                request.weapon(),
                                armoury.items().stream().map(FireItem::id).toList(),
                                "weapons")));
        final Map<String, FireOdds.Target> targets = targets(data, request);
        try {
            final FireOrder order = new FireOrder(
                    item,
                    mode(item, request),
                    request.range(),
                    request.aimed(),
                    request.sight(),
                    request.night(),
                    request.bipod());
            return new ShotOdds(new FireOdds(order, Readings.matchRule(data.options())), targets);
        } catch (final IllegalArgumentException impossible) {
            throw UserError.usage(
                    impossible.getMessage(),
                    "./sitrep show FILE weapons." + request.weapon() + " shows what it can do");
        }
    }

    private static GameData data(final Session session, final String scenario, final List<String> sets) {
        final String file = scenario == null ? OpenScenario.shipped(session, Defaults.SCENARIO) : scenario;
        final Findings findings = new Findings();
        final var request = new LoadRequest(file, session.home().library().orElse(null), List.of(), sets);
        return ScenarioLoader.load(request, findings)
                .flatMap(document -> Binder.bind(document, GameData.class, findings))
                .orElseThrow(() -> OpenScenario.unusable(session, file, findings.sorted()));
    }

    private static WeaponMode mode(final FireItem item, final Request request) {
        if (request.mode() == null) {
            return item.modes().values().iterator().next();
        }
        return Armoury.mode(item, request.mode())
                .orElseThrow(() -> UserError.usage(
                        item.name() + " has no single mode " + request.mode(),
                        "its modes: " + String.join(", ", item.modes().keySet())));
    }

    private static Map<String, FireOdds.Target> targets(final GameData data, final Request request) {
        final Map<String, FireOdds.Target> all = new LinkedHashMap<>();
        final int hard = request.hard();
        if (hard < 0) {
            throw UserError.usage("--hard " + hard + " is too small", "it has to be at least 0");
        }
        data.enemies().fighters().forEach((id, f) -> all.put(id, new FireOdds.Target(f.hitPoints(), f.soft(), hard)));
        data.enemies()
                .specialists()
                .forEach((id, s) -> all.put(id, new FireOdds.Target(s.hitPoints(), s.soft(), hard)));
        if (request.target() == null) {
            return all;
        }
        return all.keySet().stream()
                .filter(id -> id.equalsIgnoreCase(request.target()))
                .findFirst()
                .map(id -> Map.of(id, all.get(id)))
                .orElseThrow(() -> UserError.usage(
                        "there is no Enemy marker " + request.target(),
                        Advice.shown(request.target(), all.keySet(), "enemies")));
    }

    /** Returns the odds in a format. */
    public String in(final Format format) {
        return switch (format) {
            case TEXT -> text();
            case JSON -> Json.write(json()) + "\n";
            case CSV -> table().in(Format.CSV);
            case MARKDOWN ->
                "**" + heading() + "**: " + summary() + "\n\n" + grouped().in(Format.MARKDOWN);
        };
    }

    private Map<String, Object> json() {
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
        shot.put("stripSoft", order.cell().stripSoft());
        final Map<String, Object> json = new LinkedHashMap<>();
        json.put("shot", shot);
        json.putAll(PoolOdds.json(odds.law()));
        json.put("targets", table().asList());
        return json;
    }

    private Table table() {
        final Table table = new Table()
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
                    PoolOdds.exact(effect.meanHitsAfterCover()),
                    effect.eliminated().doubleValue(),
                    PoolOdds.exact(effect.eliminated()));
        });
        return table;
    }

    /** Returns the table for people: markers that are alike share a row. */
    private Table grouped() {
        final Table table = new Table()
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
                .sorted(Map.Entry.comparingByKey(java.util.Comparator.comparingInt(FireOdds.Target::hitPoints)
                        .thenComparingInt(FireOdds.Target::soft)))
                .forEach(entry -> {
                    final FireOdds.Target target = entry.getKey();
                    final FireOdds.Effect effect = odds.against(target);
                    final double hits = effect.meanHitsAfterCover().doubleValue();
                    final double eliminated = effect.eliminated().doubleValue();
                    table.row(
                            target.hitPoints(),
                            target.soft(),
                            target.hard(),
                            new Cell(hits, Text.fixed(hits, DECIMALS)),
                            new Cell(eliminated, Text.percent(eliminated)),
                            markers(entry.getValue()));
                });
        return table;
    }

    private static String markers(final List<String> ids) {
        final int shown = 5;
        return ids.stream().limit(shown).collect(Collectors.joining(" "))
                + (ids.size() > shown ? " +" + (ids.size() - shown) : "");
    }

    private String text() {
        final StringBuilder out = new StringBuilder(heading() + "\n");
        Text.wrap(summary(), 76).forEach(line -> out.append("  ").append(line).append('\n'));
        final FireOrder order = odds.order();
        if (order.focus() > 0) {
            out.append('\n').append(LawPicture.of("hits", odds.law().total()));
            out.append('\n').append(grouped().asText("  "));
        }
        return out.toString();
    }

    private String heading() {
        final FireOrder order = odds.order();
        return String.format(
                Locale.ROOT,
                "%s, mode %s, %d %s away%s%s%s",
                order.item().name(),
                order.mode().id(),
                order.rangeRows(),
                order.rangeRows() == 1 ? "row" : "rows",
                order.aimed() ? ", aimed" : "",
                order.bipod() ? ", bipod" : "",
                order.night() ? ", at night" : "");
    }

    private String summary() {
        final FireOrder order = odds.order();
        final List<String> parts = new ArrayList<>();
        parts.add(PoolOdds.pool(order.focus(), order.strike(), order.crit()) + " for " + order.cost() + " Initiative");
        if (order.focus() == 0) {
            parts.add("without Focus dice this target cannot be chosen");
            return String.join("; ", parts);
        }
        final ExactLaw law = odds.law();
        parts.add(Text.fixed(law.mean().doubleValue(), DECIMALS) + " hits on average");
        parts.add(PoolOdds.critical(law.probabilityCritical()));
        if (order.cell().stripSoft() > 0) {
            parts.add("strips " + order.cell().stripSoft() + " Soft Cover first");
        }
        if (order.item().hitsFrontRow()) {
            parts.add("its hits are split over Enemy row 1: the table is for an Enemy alone there");
        }
        return String.join("; ", parts);
    }
}
