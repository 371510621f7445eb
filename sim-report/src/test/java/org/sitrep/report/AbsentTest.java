package org.sitrep.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sitrep.engine.RunResult;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.report.model.MetricText;
import org.sitrep.stats.Tally;

/** Rows that no trial had a value for are left out of a run's report; the tables for machines keep them. */
final class AbsentTest {
    private static final String SHARE = OutcomeLayout.SHARE;

    /** Ann plays and does nothing, Bob does not play. */
    private static RunResult result(final int trials) {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        b.add(Slot.flag("won", "Won", Better.HIGHER));
        for (final String who : List.of("ann", "bob")) {
            b.add(Slot.count(who + ".shots", "Shots of " + who, "shots", 9, Better.NEUTRAL));
            b.add(Slot.count(who + ".hits", "Hits of " + who, "hits", 9, Better.HIGHER));
            b.add(new Ratio(who + ".rate", "Rate of " + who, SHARE, who + ".hits", who + ".shots", Better.HIGHER));
        }
        b.add(new Group(
                "people",
                "People",
                "?",
                Group.Kind.MATRIX,
                List.of("ann.shots", "ann.rate", "bob.shots", "bob.rate"),
                List.of("Ann", "Bob"),
                List.of("Shots", "Rate")));
        b.add(new Group(
                "rates", "Rates", "?", Group.Kind.PER_SUBJECT, List.of("ann.rate", "bob.rate"), List.of("Ann", "Bob")));
        b.add(new Group("bobs", "Bob alone", "?", Group.Kind.PER_SUBJECT, List.of("bob.hits"), List.of("Bob")));
        b.add(new Group("loose", "Loose", "?", Group.Kind.THEME, List.of("won", "bob.hits"), List.of("Won", "Bob")));
        final OutcomeLayout layout = b.headline("won").build();
        final Tally tally = new Tally(layout);
        final Outcome outcome = new Outcome(layout);
        for (int i = 0; i < trials; i++) {
            outcome.reset();
            outcome.set(layout.index("won"), 1);
            outcome.set(layout.index("ann.shots"), 0);
            outcome.set(layout.index("ann.hits"), 0);
            tally.accept(outcome, i);
        }
        return SampleCampaign.result(layout, tally);
    }

    private static List<Group> groups(final int trials) {
        return new MetricText(result(trials)).groups();
    }

    @Test
    void shouldLeaveOutRowsOfWhoDoesNotPlay() {
        final List<Group> groups = groups(50);
        assertEquals(
                List.of("people", "rates", "loose"),
                groups.stream().map(Group::name).toList());
        assertEquals(List.of("Ann"), groups.get(0).itemLabels());
        assertEquals(List.of("ann.shots", "ann.rate"), groups.get(0).metrics());
        assertEquals(List.of("Ann"), groups.get(1).itemLabels(), "0 of 0 is something that could have been");
        assertEquals(List.of("Won", "Bob"), groups.get(2).itemLabels(), "loose metrics stay as they are");
    }

    @Test
    void shouldLeaveNothingOutWhereNothingWasPlayed() {
        assertEquals(result(0).layout().groups(), groups(0));
    }

    @Test
    void shouldSayTheSameInTextAndOnThePage() {
        final String text = Rendered.text(result(50), 80, false, false);
        assertTrue(text.contains("  Ann "), text);
        assertFalse(text.contains("Bob alone"), text);
        assertTrue(Rendered.model(result(50)).sections().stream().noneMatch(s -> s.id().equals("section-bobs")));
    }
}
