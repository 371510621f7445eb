package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.sitrep.playbook.PlaybookCodes;
import org.sitrep.playbook.Section;
import org.sitrep.playbook.SectionCompiler;
import org.sitrep.playbook.SectionText;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.rulesets.purplehaze.bots.GameView;
import org.sitrep.scenario.Binder;
import org.sitrep.scenario.DidYouMean;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;
import org.sitrep.strategy.Bot;
import org.sitrep.strategy.BotDefinition;

/** Makes playbooks into bots. */
public final class Playbooks {
    private static final String FILE_END = ".yaml";

    private static final String OTHERWISE = "otherwise";

    private Playbooks() {}

    /** Returns the record that a playbook is bound to. */
    public static Class<? extends Record> definition() {
        return PlaybookText.class;
    }

    /** Returns whether a document is a playbook and no scenario: it leaves questions to somebody, or has a section with lines or weights. */
    public static boolean isPlaybook(final ScenarioDocument document) {
        return document.at(OTHERWISE).isPresent()
                || Sections.ALL.stream()
                        .map(Vocabulary::section)
                        .anyMatch(section -> document.at(section + ".lines").isPresent()
                                || document.at(section + ".weights").isPresent());
    }

    /**
     * Binds, checks and compiles a playbook. Everything wrong is put into {@code findings}.
     *
     * @param catalogue the bots that it may leave questions to
     * @return the bot, whose id is the file's name, or nothing if there is any finding
     */
    public static Optional<BotDefinition<GameView>> compile(
            final ScenarioDocument document, final Findings findings, final List<BotDefinition<GameView>> catalogue) {
        final Optional<PlaybookText> bound = Binder.bind(document, PlaybookText.class, findings);
        if (bound.isEmpty()) {
            return Optional.empty();
        }
        final PlaybookText text = bound.get();
        final Optional<BotDefinition<GameView>> otherwise = catalogue.stream()
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
        final Section[] sections = sections(text, document, findings);
        if (!findings.isEmpty()) {
            return Optional.empty();
        }
        final Supplier<Bot<GameView>> other = otherwise.orElseThrow().create();
        return Optional.of(new BotDefinition<>(
                id(document),
                text.summary(),
                GameView.class,
                () -> new PlaybookBot(sections, text.otherwise(), other.get())));
    }

    private static Section[] sections(
            final PlaybookText text, final ScenarioDocument document, final Findings findings) {
        final Section[] sections = new Section[Sections.COUNT];
        boolean any = false;
        for (int i = 0; i < sections.length; i++) {
            final Optional<SectionText> section = text.sections().get(i);
            if (section.isPresent()) {
                sections[i] =
                        SectionCompiler.compile(document, section.get(), Sections.ALL.get(i), Sections.ALL, findings);
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
                            + Sections.ALL.stream().map(Vocabulary::section).collect(Collectors.joining(", ")));
        }
        return sections;
    }

    /** The file's name without its end. */
    private static String id(final ScenarioDocument document) {
        final String name = Path.of(document.file()).getFileName().toString();
        return name.endsWith(FILE_END) ? name.substring(0, name.length() - FILE_END.length()) : name;
    }
}
