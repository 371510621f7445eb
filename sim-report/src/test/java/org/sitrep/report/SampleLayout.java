package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.outcome.Group;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;

/** The layout of a toy combat that has every kind of slot, ratio, group and series that a report shows. */
final class SampleLayout {
    static final int MARINES = 6;
    static final int STEPS = 24;
    static final List<String> MARINE_LABELS =
            List.of("1 Squad Leader", "2 Radio Operator", "3 Infantryman", "4 Scout", "5 Engineer", "6 Corpsman");
    static final List<String> TYPES = List.of("fighter", "elite", "rpd", "sniper", "leader");
    static final List<String> TYPE_LABELS = List.of("Fighter", "Elite", "RPD", "Sniper", "Leader");
    static final List<String> ENDS = List.of("eliminated", "retreat", "allActivated", "pullBack", "squadLost");
    static final List<String> END_LABELS = List.of(
            "All Enemies eliminated", "Enemies retreat", "All Marines activated", "Squad pulls back", "Squad lost");
    private static final List<Better> END_BETTER =
            List.of(Better.HIGHER, Better.HIGHER, Better.NEUTRAL, Better.NEUTRAL, Better.LOWER);

    private SampleLayout() {}

    static OutcomeLayout build() {
        final OutcomeLayout.Builder b = OutcomeLayout.builder();
        slots(b);
        ratios(b);
        groups(b);
        return b.headline("squad.survivors").build();
    }

    private static void slots(final OutcomeLayout.Builder b) {
        b.add(new Slot("squad.survivors", "Surviving Marines", "Marines", Kind.COUNT, 0, MARINES, 1, Better.HIGHER));
        for (int m = 1; m <= MARINES; m++) {
            final String who = MARINE_LABELS.get(m - 1);
            b.add(new Slot("marine." + m + ".killed", who + " killed", "share", Kind.FLAG, 0, 1, 1, Better.LOWER));
        }
        for (int m = 1; m <= MARINES; m++) {
            final String who = MARINE_LABELS.get(m - 1);
            b.add(new Slot("damage." + m, "Damage to " + who, "Damage", Kind.COUNT, 0, 40, 1, Better.LOWER));
        }
        b.add(new Slot("experience", "Experience a Marine", "XP", Kind.COUNT, 0, 24, MARINES, Better.HIGHER));
        b.add(new Slot("eliminated", "Enemies eliminated", "Enemies", Kind.COUNT, 0, 20, 1, Better.HIGHER));
        for (int t = 0; t < TYPES.size(); t++) {
            b.add(enemies("eliminated." + TYPES.get(t), TYPE_LABELS.get(t) + " eliminated", Better.HIGHER));
            b.add(enemies("enemies.placed." + TYPES.get(t), TYPE_LABELS.get(t) + " met", Better.NEUTRAL));
        }
        b.add(enemies("enemies.placed", "Enemies met", Better.NEUTRAL));
        b.add(new Slot("wounds", "Wounds", "Wounds", Kind.COUNT, 0, 18, 1, Better.LOWER));
        b.add(new Slot("kia", "Marines killed in action", "Marines", Kind.COUNT, 0, MARINES, 1, Better.LOWER));
        for (int e = 0; e < ENDS.size(); e++) {
            b.add(new Slot("end." + ENDS.get(e), END_LABELS.get(e), "share", Kind.FLAG, 0, 1, 1, END_BETTER.get(e)));
        }
        b.add(new Slot(
                "marine.activations", "Activations of Marines", "activations", Kind.COUNT, 0, 80, 1, Better.NEUTRAL));
        b.add(new Slot(
                "enemy.activations", "Activations of Enemies", "activations", Kind.COUNT, 0, 80, 1, Better.NEUTRAL));
        b.add(new Slot(
                "initiative.final", "Initiative at the end", "spaces", Kind.QUANTITY, -20, 20, 1, Better.HIGHER));
        final List<String> steps = new ArrayList<>();
        for (int i = 1; i <= STEPS; i++) {
            final String name = "initiative.after." + i;
            steps.add(name);
            b.add(new Slot(
                    name, "Initiative after activation " + i, "spaces", Kind.QUANTITY, -20, 20, 1, Better.HIGHER));
        }
        b.add(new Series("initiative.after", "Initiative", "activation", "spaces", steps));
    }

    private static Slot enemies(final String name, final String label, final Better better) {
        return new Slot(name, label, "Enemies", Kind.COUNT, 0, 20, 1, better);
    }

    private static void ratios(final OutcomeLayout.Builder b) {
        b.add(new Ratio("killRate", "Kill rate", "share", "eliminated", "enemies.placed", Better.HIGHER));
        for (int t = 0; t < TYPES.size(); t++) {
            final String type = TYPES.get(t);
            b.add(new Ratio(
                    "killRate." + type,
                    "Kill rate, " + TYPE_LABELS.get(t),
                    "share",
                    "eliminated." + type,
                    "enemies.placed." + type,
                    Better.HIGHER));
        }
    }

    private static void groups(final OutcomeLayout.Builder b) {
        b.add(theme("squad", "Survival of the squad", "How many of the squad come back?", "squad.survivors", "kia"));
        b.add(new Group(
                "marines",
                "Who is killed",
                "In which share of the trials is each Marine killed?",
                Group.Kind.PER_SUBJECT,
                numbered("marine.", ".killed"),
                MARINE_LABELS));
        b.add(theme("experience", "Experience", "What does the squad learn from it?", "experience"));
        b.add(theme("kills", "Enemies eliminated", "How many Enemies are eliminated?", "eliminated"));
        b.add(new Group(
                "killRate",
                "Kill rate by Enemy type",
                "Which share of the Enemies met is eliminated?",
                Group.Kind.PER_SUBJECT,
                TYPES.stream().map(t -> "killRate." + t).toList(),
                TYPE_LABELS));
        b.add(theme("wounds", "Wounds", "What does it cost?", "wounds"));
        b.add(new Group(
                "damage",
                "Damage to each Marine",
                "Who draws the fire?",
                Group.Kind.PER_SUBJECT,
                numbered("damage.", ""),
                MARINE_LABELS));
        b.add(new Group(
                "end",
                "How combats end",
                "Which end comes first?",
                Group.Kind.CATEGORY,
                ENDS.stream().map(e -> "end." + e).toList(),
                END_LABELS));
        b.add(theme("length", "Length", "How long does it last?", "marine.activations", "enemy.activations"));
        b.add(theme("initiative", "Initiative at the end", "Who is ahead when it is over?", "initiative.final"));
    }

    private static Group theme(final String name, final String title, final String question, final String... metrics) {
        final OutcomeLayout.Builder labels = OutcomeLayout.builder();
        slots(labels);
        ratios(labels);
        final OutcomeLayout known = labels.headline("squad.survivors").build();
        final List<String> names = List.of(metrics);
        final List<String> itemLabels = names.stream()
                .map(n -> known.slot(n)
                        .map(Slot::label)
                        .orElseGet(() -> known.ratio(n).orElseThrow().label()))
                .toList();
        return new Group(name, title, question, Group.Kind.THEME, names, itemLabels);
    }

    private static List<String> numbered(final String before, final String after) {
        final List<String> names = new ArrayList<>();
        for (int m = 1; m <= MARINES; m++) {
            names.add(before + m + after);
        }
        return names;
    }
}
