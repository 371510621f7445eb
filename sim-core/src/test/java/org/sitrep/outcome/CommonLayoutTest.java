package org.sitrep.outcome;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Several layouts have in common all that each of them measures under the same name. */
class CommonLayoutTest {
    private static OutcomeLayout layout(final String label, final int most, final String own) {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(Slot.flag("won", "Won", Slot.Better.HIGHER));
        builder.add(Slot.count("hits", "Hits", "hits", most, Slot.Better.HIGHER));
        builder.add(Slot.flag("end", label, Slot.Better.NEUTRAL));
        builder.add(Slot.count(own, "Own " + own, "hits", 5, Slot.Better.NEUTRAL));
        builder.add(Slot.count("step." + own, "Step", "hits", 5, Slot.Better.NEUTRAL));
        builder.add(new Ratio("rate", "Rate", "share", own, "hits", Slot.Better.HIGHER));
        builder.add(new Series("step", "Steps", "step", "hits", List.of("step." + own)));
        builder.add(new Group(
                "theme", "T", "Q?", Group.Kind.THEME, List.of("won", own, "rate"), List.of("won", "own", "rate")));
        builder.add(new Group("ends", "E", "Q?", Group.Kind.CATEGORY, List.of("won", "end"), List.of("won", "end")));
        return builder.headline("won").brief(List.of("theme", "ends")).build();
    }

    @Test
    void equalLayoutsAreTheCommonOne() {
        final OutcomeLayout one = layout("End", 5, "tank");
        final CommonLayout common =
                CommonLayout.of(List.of(one, layout("End", 5, "tank"))).orElseThrow();
        assertSame(one, common.layout());
        assertEquals(List.of(List.of(), List.of()), common.alone());
    }

    @Test
    void onlyWhatMeansTheSameIsCommon() {
        final CommonLayout common = CommonLayout.of(List.of(layout("End", 5, "tank"), layout("Final", 9, "mortar")))
                .orElseThrow();
        assertEquals(
                List.of(
                        Slot.flag("won", "Won", Slot.Better.HIGHER),
                        Slot.count("hits", "Hits", "hits", 9, Slot.Better.HIGHER)),
                common.layout().slots());
        assertEquals(List.of(), common.layout().ratios());
        assertEquals(List.of(), common.layout().series());
        assertEquals(
                List.of(new Group("theme", "T", "Q?", Group.Kind.THEME, List.of("won"), List.of("won"))),
                common.layout().groups());
        assertEquals(List.of("theme"), common.layout().brief());
        assertEquals(
                List.of(List.of("End", "Own tank", "Rate"), List.of("Final", "Own mortar", "Rate")), common.alone());
    }

    @Test
    void anOpenBoundOnOneSideIsOpenOnBoth() {
        final Slot closed = Slot.count("hits", "Hits", "hits", 5, Slot.Better.HIGHER);
        for (final boolean first : List.of(true, false)) {
            final CommonLayout common = CommonLayout.of(
                            List.of(of(first ? closed.opened() : closed), of(first ? closed : closed.opened())))
                    .orElseThrow();
            assertEquals(List.of(closed.opened()), common.layout().slots());
        }
    }

    @Test
    void whatIsImpossibleOnAllSidesIsSoInCommon() {
        for (final boolean onBoth : List.of(true, false)) {
            final CommonLayout common = CommonLayout.of(List.of(
                            impossible(Slot.count("hits", "Hits", "hits", 5, Slot.Better.HIGHER), true),
                            impossible(Slot.count("hits", "Hits", "hits", 6, Slot.Better.HIGHER), onBoth)))
                    .orElseThrow();
            assertEquals(
                    onBoth ? List.of("hits") : List.of(),
                    List.copyOf(common.layout().impossible()));
        }
    }

    private static OutcomeLayout impossible(final Slot slot, final boolean is) {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(slot);
        if (is) {
            builder.impossible(slot.name());
        }
        return builder.headline(slot.name()).build();
    }

    @Test
    void withoutACommonHeadlineThereIsNone() {
        final Slot hits = Slot.count("hits", "Hits", "hits", 5, Slot.Better.HIGHER);
        final Slot won = Slot.flag("won", "Won", Slot.Better.HIGHER);
        assertEquals(Optional.empty(), CommonLayout.of(List.of(of(hits), of(won))));
    }

    private static OutcomeLayout of(final Slot slot) {
        final OutcomeLayout.Builder builder = OutcomeLayout.builder();
        builder.add(slot);
        return builder.headline(slot.name()).build();
    }
}
