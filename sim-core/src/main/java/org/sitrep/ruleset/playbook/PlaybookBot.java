package org.sitrep.ruleset.playbook;

import java.util.stream.IntStream;
import org.sitrep.playbook.LineVerdict;
import org.sitrep.playbook.Section;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/**
 * Plays a playbook; another bot answers the questions that it leaves open, and is notified of the answers to the
 * others. Stateless between decisions, except for its outlook.
 *
 * @param <V> the game's view
 */
final class PlaybookBot<V> extends Bot<V> {
    private final SectionIndex index;
    private final Section[] sections;
    private final QuestionOutlook<V> outlook;
    private final String otherwiseId;
    private final Bot<V> otherwise;
    private final double[] stack;

    /**
     * @param sections in the order of the index, null for a missing section; shared by all threads
     * @param outlook used by this bot alone
     * @param otherwiseId id of the other bot
     * @param otherwise the other bot, used by this bot alone
     */
    PlaybookBot(
            final SectionIndex index,
            final Section[] sections,
            final QuestionOutlook<V> outlook,
            final String otherwiseId,
            final Bot<V> otherwise) {
        this.index = index;
        this.sections = sections;
        this.outlook = outlook;
        this.otherwiseId = otherwiseId;
        this.otherwise = otherwise;
        int depth = 1;
        for (final Section section : sections) {
            depth = Math.max(depth, section == null ? 0 : section.depth());
        }
        stack = new double[depth];
    }

    @Override
    public void begin(final V view, final BotRandom random) {
        outlook.sitDown(view);
        otherwise.begin(view, random);
    }

    @Override
    public int choose(final V view, final Decision decision) {
        final int at = index.of(decision.kind());
        if (at == SectionIndex.NONE) {
            return otherwise.choose(view, decision);
        }
        outlook.begin(view, decision, at);
        final int answer = sections[at] == null
                ? Section.NONE
                : sections[at].choose(outlook, index.place(decision.kind()), decision.count(), stack);
        if (answer == Section.NONE) {
            final int left = otherwise.choose(view, decision);
            outlook.answered(view, decision, left);
            return left;
        }
        otherwise.answered(view, decision, answer);
        outlook.answered(view, decision, answer);
        return answer;
    }

    @Override
    public Explanation explain(final V view, final Decision decision, final int chosen) {
        final int at = index.of(decision.kind());
        if (at != SectionIndex.NONE && sections[at] != null) {
            outlook.begin(view, decision, at);
            final LineVerdict verdict =
                    sections[at].explain(outlook, index.place(decision.kind()), decision.count(), stack);
            if (verdict.line() != Section.NONE) {
                final String terms = verdict.largest();
                final String section = index.all().get(at).section();
                final String line = "line " + (verdict.line() + 1) + " of " + section + ", \"" + verdict.text() + "\"";
                return Explanation.of(line + (terms.isEmpty() ? "" : ": " + terms), verdict.sums())
                        .by(section + ".lines." + verdict.line());
            }
        }
        final Explanation other = otherwise.explain(view, decision, chosen);
        return Explanation.of(
                "answered by " + otherwiseId + (other.why().isEmpty() ? "" : ": " + other.why()),
                IntStream.range(0, decision.count()).mapToDouble(other::worth).toArray());
    }
}
