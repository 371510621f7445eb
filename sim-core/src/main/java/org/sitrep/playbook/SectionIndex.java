package org.sitrep.playbook;

import java.util.Arrays;
import java.util.List;
import org.sitrep.playbook.Vocabulary.Question;

/**
 * The sections of a game's playbooks, by the kinds of questions that they answer. Immutable; look-ups allocate nothing.
 */
public final class SectionIndex {
    /** Stands for a question that no section answers. */
    public static final int NONE = -1;

    private final List<Vocabulary> all;
    private final int[] sections;
    private final int[] places;

    /** @throws IllegalArgumentException if two sections answer the same kind of question */
    public SectionIndex(final List<Vocabulary> all) {
        this.all = List.copyOf(all);
        final int kinds = 1
                + all.stream()
                        .flatMap(words -> words.questions().stream())
                        .mapToInt(Question::kind)
                        .max()
                        .orElse(NONE);
        sections = new int[kinds];
        places = new int[kinds];
        Arrays.fill(sections, NONE);
        for (int section = 0; section < all.size(); section++) {
            final List<Question> questions = all.get(section).questions();
            for (int place = 0; place < questions.size(); place++) {
                final int kind = questions.get(place).kind();
                if (sections[kind] != NONE) {
                    throw new IllegalArgumentException("two sections answer " + questions.get(place));
                }
                sections[kind] = section;
                places[kind] = place;
            }
        }
    }

    /**
     * Returns the vocabulary of a section.
     *
     * @param groups facts, in the order of the reference
     */
    public static Vocabulary section(
            final String name,
            final String meaning,
            final Questions questions,
            final List<Facts<?>> groups,
            final Actions<?> actions) {
        return new Vocabulary(
                name,
                meaning,
                questions.all(),
                groups.stream().flatMap(group -> group.all().stream()).toList(),
                actions.all());
    }

    /** Returns the sections in their order. */
    public List<Vocabulary> all() {
        return all;
    }

    /** Returns the number of sections. */
    public int count() {
        return all.size();
    }

    /** Returns the section that answers a kind of question, or {@link #NONE}. */
    public int of(final int kind) {
        return kind < sections.length ? sections[kind] : NONE;
    }

    /** Returns the index of a kind of question among those of its section; the kind must belong to one of them. */
    public int place(final int kind) {
        return places[kind];
    }
}
