package org.sitrep.rulesets.purplehaze.mission;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sitrep.rulesets.purplehaze.definition.Who;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;

/**
 * Whom steps concern (PH-TRT-3, PH-SEL-1, PH-RNR-3): the first effect gives those concerned 1 XP, the second 2, the
 * third 4, the fourth 8.
 */
class SelectionTest {
    /** Whom the effects of an entry name, in what position, and the XP of the Marines afterwards. */
    private record Row(String who, UnaryOperator<EntryStory> given, String experience) {
        @Override
        public String toString() {
            return who + " -> " + experience;
        }
    }

    private static Row row(final String who, final UnaryOperator<EntryStory> given, final String experience) {
        return new Row(who, given, experience);
    }

    static List<Row> rows() {
        return List.of(
                row("all", t -> t.gone(1, 2), "[0, 1, 1, 1, 1, 1]"),
                row("squad-leader radio-operator infantryman", t -> t, "[1, 2, 4, 0, 0, 0]"),
                row("scout engineer corpsman", t -> t, "[0, 0, 0, 1, 2, 4]"),
                // PH-SEL-1: the holder of a lost ID stands in, and who holds two is meant by both
                row("squad-leader corpsman", t -> t.gone(1, 6), "[0, 0, 0, 0, 0, 3]"),
                row("scout", t -> nobodyHolds(t.gone(4, 5), 4), "[0, 0, 0, 0, 0, 0]"),
                row("point-man", t -> pointMan(t, 4), "[0, 0, 0, 1, 0, 0]"),
                row("point-man", t -> pointMan(t, 4).gone(4, 5), "[0, 0, 0, 0, 0, 0]"),
                row(
                        "choice choice",
                        t -> t.gone(1, 2).answersOf(DecisionKind.ENTRY_MARINE, 3, 1, 2, 3, 4, 5),
                        "[0, 0, 0, 3, 0, 0]"),
                // the first of those drawn; that one and one more; and so on
                row(
                        "random-1 random-2 random-1",
                        t -> t.rolls("randomMarine 3 of 6", "randomMarine 2 of 5"),
                        "[0, 0, 2, 7, 0, 0]"),
                row(
                        "random-3 random-4",
                        t -> t.rolls("randomMarine 0 of 6", "randomMarine 0 of 5", "randomMarine 0 of 4")
                                .rolls("randomMarine 0 of 3"),
                        "[3, 3, 3, 2, 0, 0]"),
                // ID 1 means the Corpsman; then his own ID will not do any more
                row(
                        "random-2",
                        t -> t.gone(1, 6).rolls("randomMarine 0 of 6", "randomMarine 3 of 4"),
                        "[0, 0, 0, 0, 1, 1]"),
                row(
                        "stressed-1 stressed-2 stressed-3",
                        t -> t.stress(2, 1).stress(5, 3).rolls("randomMarine 1 of 2", "randomMarine 0 of 1"),
                        "[0, 6, 0, 0, 7, 0]"),
                // other: neither by name nor by a draw nor by choice; all picks nobody
                row(
                        "scout random-1 choice other-1",
                        t -> t.rolls("randomMarine 0 of 6")
                                .answers(DecisionKind.ENTRY_MARINE, 5)
                                .rolls("randomMarine 1 of 3"),
                        "[2, 0, 8, 1, 0, 4]"),
                row(
                        "all other-1 other-2",
                        t -> t.rolls("randomMarine 1 of 6", "randomMarine 0 of 5", "randomMarine 3 of 4"),
                        "[5, 3, 1, 1, 1, 5]"),
                // fewer than three are left: all of them
                row(
                        "random-4 other-3",
                        t -> t.rolls("randomMarine 0 of 6", "randomMarine 0 of 5", "randomMarine 0 of 4")
                                .rolls("randomMarine 0 of 3", "randomMarine 0 of 2", "randomMarine 0 of 1"),
                        "[1, 1, 1, 1, 2, 2]"),
                row("random-1 others", t -> t.gone(1, 2).rolls("randomMarine 0 of 6"), "[0, 1, 2, 2, 2, 2]"));
    }

    private static EntryStory nobodyHolds(final EntryStory tale, final int id) {
        tale.squad.holder[id - 1] = -1;
        return tale;
    }

    private static EntryStory pointMan(final EntryStory tale, final int id) {
        tale.squad.pointMan = id - 1;
        return tale;
    }

    private static String experience(final EntryStory tale) {
        return Arrays.toString(tale.squad.experience);
    }

    @ParameterizedTest
    @MethodSource("rows")
    void concernsWhomTheTableSays(final Row row) {
        final StringBuilder yaml = new StringBuilder("go: {effects: [");
        int points = 1;
        for (final String who : row.who.split(" ")) {
            yaml.append(points > 1 ? ", " : "").append("{who: " + who + ", experience: " + points + "}");
            points *= 2;
        }
        final EntryStory tale = new EntryStory(yaml.append("], next: end}").toString());
        assertEquals(row.experience, experience(row.given.apply(tale).run()));
    }

    /** {@code passed} and {@code failed} have a test of their own. */
    @Test
    void theTableHasEveryWho() {
        final Set<Who> missing = EnumSet.complementOf(EnumSet.of(Who.PASSED, Who.FAILED));
        for (final Row row : rows()) {
            for (final String who : row.who.split(" ")) {
                missing.remove(Who.valueOf(who.toUpperCase(Locale.ROOT).replace('-', '_')));
            }
        }
        assertEquals(Set.of(), missing);
    }

    @Test
    void thoseWhoPassedAndFailedTheLastTest() {
        final EntryStory tale = new EntryStory("""
                go: {test: {who: random-2, trait: charisma, diff: 2, pass: then, fail: then}}
                then: {effects: [{who: passed, experience: 1}, {who: failed, experience: 2}, {who: other-3, experience: 4}], next: end}
                """);
        tale.rolls(
                "randomMarine 3 of 6", "randomMarine 0 of 5", "traitTest 1 by 1 3F 2S 0C", "traitTest 2 by 4 3F 2S 0C");
        tale.rolls("randomMarine 0 of 4", "randomMarine 0 of 3", "randomMarine 0 of 2");
        assertEquals("[2, 4, 4, 1, 4, 0]", experience(tale.run()));
    }

    /** What he did to get there is forgotten: another entry has picked nobody yet and made no test. */
    @Test
    void anotherEntryPicksAnew() {
        final EntryStory tale = new EntryStory("""
                go:
                  effects: [{who: random-1, experience: 1}, {who: passed, experience: 8}, {who: choice, experience: 2}]
                  branch: {when: {with: [one]}, then: end, otherwise: again}
                again:
                  effects: [{log: [one]}]
                  test: {who: all, trait: charisma, diff: 1, pass: entry.tale, fail: entry.tale}
                """);
        tale.gone(1, 2).gone(5, 6);
        tale.rolls(
                "randomMarine 3 of 6",
                "traitTest 1",
                "traitTest 1",
                "traitTest 1",
                "traitTest 1",
                "randomMarine 1 of 6");
        tale.answers(DecisionKind.ENTRY_MARINE, 5).answers(DecisionKind.ENTRY_MARINE, 2);
        assertEquals("[0, 1, 2, 1, 0, 2]", experience(tale.run()));
    }
}
