package org.sitrep.cli.service.loadouts;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sitrep.analysis.loadout.Objective;
import org.sitrep.analysis.loadout.Scope;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.Advice;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Slot;
import org.sitrep.ruleset.KitSpace;
import org.sitrep.ruleset.Outfitting;

/** What is looked for and where, read from what was typed. Stateless. */
final class Quarry {
    private Quarry() {}

    /**
     * Returns what a loadout is to be good at.
     *
     * @param metric the one metric, null if none is named
     * @param weights {@code metric=weight} each; empty if the metric decides
     * @throws UserError if there is no such metric, or a weight is no number
     */
    static Objective objective(final OutcomeLayout layout, final String metric, final List<String> weights) {
        if (metric != null && !weights.isEmpty()) {
            throw UserError.usage("--metric and --weights both say what is best", "choose one of them");
        }
        final List<Objective.Term> terms = new ArrayList<>();
        if (weights.isEmpty()) {
            terms.add(
                    new Objective.Term(directed(layout, metric == null ? layout.headline() : metric), BigDecimal.ONE));
        }
        for (final String text : weights) {
            final String[] parts = text.split("=", 2);
            terms.add(new Objective.Term(directed(layout, parts[0].strip()), weight(text, parts)));
        }
        try {
            return new Objective(terms);
        } catch (final IllegalArgumentException tooFine) {
            throw UserError.usage(tooFine.getMessage(), "e.g. --weights survivors=1,primary=3");
        }
    }

    private static BigDecimal weight(final String text, final String[] parts) {
        try {
            final BigDecimal weight = new BigDecimal(parts.length == 2 ? parts[1].strip() : "");
            if (weight.signum() > 0) {
                return weight;
            }
        } catch (final NumberFormatException notANumber) {
            // said below
        }
        throw UserError.usage(
                "--weights " + text + " is no weight",
                "write it as metric=3, above 0; a metric of which less is better counts negative by itself");
    }

    private static Slot directed(final OutcomeLayout layout, final String name) {
        final Slot slot = slot(layout, name);
        if (slot.better() == Slot.Better.NEUTRAL) {
            throw UserError.usage(slot.name() + " is neither better high nor low", "choose another metric");
        }
        return slot;
    }

    /**
     * Returns a metric by its name, or by the end of it if only one ends so.
     *
     * @throws UserError if there is none
     */
    static Slot slot(final OutcomeLayout layout, final String name) {
        final List<Slot> ending = layout.slots().stream()
                .filter(slot -> slot.name().endsWith("." + name))
                .toList();
        return layout.slot(name)
                .or(() -> ending.stream().filter(slot -> ending.size() == 1).findFirst())
                .orElseThrow(() -> UserError.usage("there is no metric " + name, Advice.metric(name, layout)));
    }

    /**
     * Returns what may change.
     *
     * @throws UserError if somebody or something named is not there
     */
    static Scope scope(
            final Outfitting outfitting, final List<String> bearers, final List<String> items, final boolean special) {
        final KitSpace space = outfitting.space();
        final Set<String> who = known(
                "--bearer",
                bearers,
                space.bearers().stream().map(KitSpace.Bearer::id).toList());
        final Set<String> what = known(
                "--items", items, space.pools().stream().map(KitSpace.Pool::id).toList());
        return Scope.of(space, outfitting.present(), who, what, special);
    }

    private static Set<String> known(final String option, final List<String> named, final List<String> known) {
        for (final String name : named) {
            if (!known.contains(name)) {
                throw UserError.usage(
                        "there is no " + name + " for " + option, Advice.shown(name, known, "weapons (or gear)"));
            }
        }
        return new LinkedHashSet<>(named);
    }
}
