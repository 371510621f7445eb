package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.stream.IntStream;
import org.sitrep.playbook.Section;
import org.sitrep.playbook.Verdict;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotRandom;
import org.sitrep.strategy.Decision;
import org.sitrep.strategy.Explanation;

/** Plays a playbook; another bot answers what it leaves open. Keeps nothing from one decision to the next. */
final class PlaybookBot extends Bot<GameView> {
    private final Section[] sections;
    private final String otherwiseId;
    private final Bot<GameView> otherwise;
    private final TableOutlook outlook = new TableOutlook();
    private final double[] stack;

    /**
     * Takes a seat with a playbook.
     *
     * @param sections in the order of {@link Sections#ALL}, null where there is none; shared by all threads
     * @param otherwiseId what the other bot is called
     * @param otherwise a bot of its own
     */
    PlaybookBot(final Section[] sections, final String otherwiseId, final Bot<GameView> otherwise) {
        this.sections = sections;
        this.otherwiseId = otherwiseId;
        this.otherwise = otherwise;
        int depth = 1;
        for (final Section section : sections) {
            depth = Math.max(depth, section == null ? 0 : section.depth());
        }
        stack = new double[depth];
    }

    @Override
    public void begin(final GameView view, final BotRandom random) {
        otherwise.begin(view, random);
    }

    @Override
    public int choose(final GameView view, final Decision decision) {
        final int at = Sections.of(decision.kind());
        if (at == Sections.NONE || sections[at] == null) {
            return otherwise.choose(view, decision);
        }
        outlook.begin(view, decision, at);
        final int answer = sections[at].choose(outlook, Sections.place(decision.kind()), decision.count(), stack);
        return answer == Section.NONE ? otherwise.choose(view, decision) : answer;
    }

    @Override
    public Explanation explain(final GameView view, final Decision decision, final int chosen) {
        final int at = Sections.of(decision.kind());
        if (at != Sections.NONE && sections[at] != null) {
            outlook.begin(view, decision, at);
            final Verdict verdict =
                    sections[at].explain(outlook, Sections.place(decision.kind()), decision.count(), stack);
            if (verdict.line() != Section.NONE) {
                final String terms = verdict.largest();
                final String line = "line " + (verdict.line() + 1) + " of "
                        + Sections.ALL.get(at).section() + ", \"" + verdict.text() + "\"";
                return Explanation.of(line + (terms.isEmpty() ? "" : ": " + terms), verdict.sums());
            }
        }
        final Explanation other = otherwise.explain(view, decision, chosen);
        return Explanation.of(
                "left to " + otherwiseId + (other.why().isEmpty() ? "" : ": " + other.why()),
                IntStream.range(0, decision.count()).mapToDouble(other::worth).toArray());
    }
}
