package org.sitrep.ruleset.playbook;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sitrep.playbook.BookNames;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.playbook.Section;
import org.sitrep.playbook.SectionCompiler;
import org.sitrep.playbook.SectionIndex;
import org.sitrep.playbook.SectionText;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.RecordType;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.scenario.Shape;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;
import org.sitrep.strategy.SideBots;

/**
 * Compiles the playbooks of a game into bots. Immutable.
 *
 * @param <V> the game's view
 */
public final class Playbooks<V> {
    private static final String FILE_END = ".yaml";

    private static final String OTHERWISE = "otherwise";

    private final Class<? extends Record> definition;
    private final Supplier<SectionIndex> sections;
    private final Class<V> view;
    private final BiFunction<PlaybookRecord, List<String>, QuestionOutlook<V>> outlook;
    private final Fit fit;

    /** Checks a playbook against a scenario. */
    @FunctionalInterface
    public interface Fit {
        /**
         * Adds a finding for everything that a playbook names and a scenario does not have.
         *
         * @param book the playbook as bound
         * @param names the names of the scenario in its conditions
         * @param file its document, for the places of findings
         */
        void check(
                PlaybookRecord book,
                List<BookNames.Use> names,
                ScenarioDocument file,
                ScenarioDocument scenario,
                Findings findings);
    }

    /**
     * @param definition record that a playbook is bound to
     * @param sections supplies the game's sections, in the order of {@link PlaybookRecord#sections} and under the names
     *     of the record's components; called when a playbook is read, because their hundreds of facts take a while to
     *     load
     * @param view view of its bots
     * @param outlook creates the outlook of a bot from its playbook and the names of the scenario in its conditions, in
     *     the order of {@link org.sitrep.playbook.Facts#nameOf}
     * @param fit checks a playbook against the scenario that it is to play
     */
    public <R extends Record & PlaybookRecord> Playbooks(
            final Class<R> definition,
            final Supplier<SectionIndex> sections,
            final Class<V> view,
            final BiFunction<PlaybookRecord, List<String>, QuestionOutlook<V>> outlook,
            final Fit fit) {
        this.definition = definition;
        this.sections = sections;
        this.view = view;
        this.outlook = outlook;
        this.fit = fit;
    }

    /** Returns the record that a playbook is bound to. */
    public Class<? extends Record> definition() {
        return definition;
    }

    /** Returns the names that the lines of each section may use. */
    public List<Vocabulary> sections() {
        return sections.get().all();
    }

    /**
     * Returns whether a document is a playbook rather than a scenario: it delegates questions to another bot, or has a
     * section with lines or weights.
     */
    public boolean isPlaybook(final ScenarioDocument document) {
        return document.at(OTHERWISE).isPresent()
                || RecordType.of(definition).components().stream()
                        .filter(component -> component.shape() instanceof Shape.Maybe)
                        .map(RecordType.Component::key)
                        .anyMatch(section -> document.at(section + ".lines").isPresent()
                                || document.at(section + ".weights").isPresent());
    }

    /**
     * Binds, checks and compiles a playbook. All faults are added to {@code findings}.
     *
     * @param sides whose first has the bots that it may delegate questions to
     * @return the bot, whose id is the file's name; empty if there is any finding
     */
    public Optional<BotDefinition<V>> compile(
            final ScenarioDocument document, final Findings findings, final SideBots sides) {
        final List<BotDefinition<V>> catalogue = sides.bots(0, view);
        final Optional<? extends Record> bound = Binder.bind(document, definition, findings);
        if (bound.isEmpty()) {
            return Optional.empty();
        }
        final PlaybookRecord text = (PlaybookRecord) bound.get();
        final Optional<BotDefinition<V>> otherwise = catalogue.stream()
                .filter(bot -> bot.id().equals(text.otherwise()))
                .findFirst();
        if (otherwise.isEmpty()) {
            findings.add(
                    PlaybookCodes.UNKNOWN_BOT.id(),
                    document,
                    OTHERWISE,
                    "there is no bot \"" + text.otherwise() + "\"",
                    DidYouMean.suggestion(
                            text.otherwise(),
                            catalogue.stream().map(BotDefinition::id).toList()));
        }
        final SectionIndex index = sections.get();
        final BookNames names = new BookNames();
        final Section[] compiled = sections(index, text, document, names, findings);
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        final Supplier<Bot<V>> other = otherwise.orElseThrow().create();
        final List<String> numbered = names.names();
        return Optional.of(new BotDefinition<>(
                        id(document),
                        text.summary(),
                        view,
                        () -> new PlaybookBot<>(
                                index, compiled, outlook.apply(text, numbered), text.otherwise(), other.get()),
                        (scenario, wrong) -> fit.check(text, names.uses(), document, scenario, wrong))
                .of(document));
    }

    private static Section[] sections(
            final SectionIndex index,
            final PlaybookRecord text,
            final ScenarioDocument document,
            final BookNames names,
            final Findings findings) {
        final Section[] sections = new Section[index.count()];
        boolean any = false;
        for (int i = 0; i < sections.length; i++) {
            final Optional<SectionText> section = text.sections().get(i);
            if (section.isPresent()) {
                sections[i] = SectionCompiler.compile(
                        document, section.get(), index.all().get(i), index.all(), names, findings);
                any = true;
            }
        }
        if (!any) {
            findings.add(
                    PlaybookCodes.EMPTY.id(),
                    document,
                    "",
                    "this playbook has no section",
                    "write lines under one of "
                            + index.all().stream().map(Vocabulary::section).collect(Collectors.joining(", ")));
        }
        return sections;
    }

    private static String id(final ScenarioDocument document) {
        final String name = Path.of(document.file()).getFileName().toString();
        return name.endsWith(FILE_END) ? name.substring(0, name.length() - FILE_END.length()) : name;
    }
}
