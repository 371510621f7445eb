package org.sitrep.rulesets.purplehaze.odds;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sitrep.ruleset.check.Names;
import org.sitrep.ruleset.odds.Odds;
import org.sitrep.ruleset.odds.OddsForm;
import org.sitrep.ruleset.odds.OddsOption;
import org.sitrep.ruleset.odds.OddsRefused;
import org.sitrep.ruleset.odds.OddsRequest;
import org.sitrep.rulesets.purplehaze.definition.FireItem;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.WeaponMode;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.Launcher;

/** The form for the exact odds of a Fire order with the data of a scenario, and for its effect on targets. */
public final class ShotForm {
    private static final String WEAPON = "--weapon";
    private static final String MODE = "--mode";
    private static final String RANGE = "--range";
    private static final String AIMED = "--aimed";
    private static final String SIGHT = "--los";
    private static final String BIPOD = "--bipod";
    private static final String TARGET = "--target";
    private static final String HARD = "--hard";

    /** The form. */
    public static final OddsForm FORM = new OddsForm(
            "A Fire order",
            "a --weapon",
            List.of("--weapon W [--mode M] [--range R] [--aimed] [...]"),
            "its dice, and their effect on a target in cover",
            List.of(
                    OddsOption.text(
                            WEAPON,
                            "W",
                            "Weapon or thrown gear, by id or by the name on its card; see 'list weapons'."),
                    OddsOption.text(MODE, "M", "Its mode, or the beginning of one (default: the card's first)."),
                    OddsOption.number(RANGE, "R", "Rows away", 1),
                    OddsOption.flag(AIMED, "An Aimed Shot."),
                    OddsOption.number(SIGHT, "N", "Line-of-sight penalties", 0),
                    OddsOption.flag(BIPOD, "Use its bipod."),
                    OddsOption.text(TARGET, "ID", "One Enemy marker (default: all of them)."),
                    OddsOption.number(HARD, "N", "The target's Hard Cover", 0),
                    PoolForm.NIGHT),
            List.of(
                    "--weapon m16",
                    "--weapon M16 --mode auto --range 2",
                    "--weapon M40 --range 4 --aimed --los 2 --target F05 --hard 1"),
            true,
            (request, document, findings) -> Binder.bind(document.orElseThrow(), GameData.class, findings)
                    .map(data -> of(data, request)));

    private ShotForm() {}

    private static Odds of(final GameData data, final OddsRequest request) {
        final String weapon = request.text(WEAPON)
                .orElseThrow(() -> new OddsRefused("a Fire order needs a --weapon", Launcher.NAME + " list weapons"));
        final Armoury armoury = Armoury.of(data);
        final FireItem item = armoury.find(weapon)
                .orElseThrow(() -> new OddsRefused(
                        "there is no weapon " + weapon,
                        Names.listed(
                                weapon,
                                armoury.items().stream().map(FireItem::id).toList(),
                                Launcher.NAME + " list weapons shows all")));
        final Map<String, FireOdds.Target> targets = targets(data, request);
        try {
            final FireOrder order = new FireOrder(
                    item,
                    mode(item, request),
                    request.number(RANGE),
                    request.has(AIMED),
                    request.number(SIGHT),
                    request.has(PoolForm.NIGHT.name()),
                    request.has(BIPOD));
            return new ShotOdds(new FireOdds(order, data.options().matchRule()), targets).odds();
        } catch (final IllegalArgumentException impossible) {
            throw new OddsRefused(
                    impossible.getMessage(), Launcher.NAME + " show FILE weapons." + weapon + " shows its modes");
        }
    }

    private static WeaponMode mode(final FireItem item, final OddsRequest request) {
        final Optional<String> typed = request.text(MODE);
        if (typed.isEmpty()) {
            return item.modes().values().iterator().next();
        }
        return Armoury.mode(item, typed.get())
                .orElseThrow(() -> new OddsRefused(
                        item.name() + " has no single mode " + typed.get(),
                        "its modes: " + String.join(", ", item.modes().keySet())));
    }

    private static Map<String, FireOdds.Target> targets(final GameData data, final OddsRequest request) {
        final Map<String, FireOdds.Target> all = new LinkedHashMap<>();
        final int hard = request.number(HARD);
        if (hard < 0) {
            throw new OddsRefused("--hard " + hard + " is too small", "it must be at least 0");
        }
        data.enemies().fighters().forEach((id, f) -> all.put(id, new FireOdds.Target(f.hitPoints(), f.soft(), hard)));
        data.enemies()
                .specialists()
                .forEach((id, s) -> all.put(id, new FireOdds.Target(s.hitPoints(), s.soft(), hard)));
        final Optional<String> one = request.text(TARGET);
        if (one.isEmpty()) {
            return all;
        }
        return all.keySet().stream()
                .filter(id -> id.equalsIgnoreCase(one.get()))
                .findFirst()
                .map(id -> Map.of(id, all.get(id)))
                .orElseThrow(() -> new OddsRefused(
                        "there is no Enemy marker " + one.get(),
                        Names.listed(one.get(), all.keySet(), Launcher.NAME + " show FILE enemies shows all")));
    }
}
