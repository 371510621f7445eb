package org.sitrep.cli.command;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.sitrep.cli.base.BuildInfo;
import org.sitrep.cli.output.Text;
import org.sitrep.cli.session.Session;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** {@code sitrep} alone: shows the help. */
@Command(
        name = "sitrep",
        customSynopsis = "sitrep COMMAND [ARGUMENTS]",
        description = "%nMonte Carlo simulation and balance analysis for squad-level board wargames.",
        versionProvider = RootCommand.Version.class,
        optionListHeading = "%nOptions:%n")
public final class RootCommand implements Runnable {
    private static final int NAME_WIDTH = 12;

    @Spec
    private CommandSpec spec;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            description = "Show this help.")
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            description = "Show the version, the commit it was built from and the JDK.")
    private boolean version;

    private final Session session;

    /** Creates the command line's root for a session. */
    public RootCommand(final Session session) {
        this.session = session;
    }

    Session session() {
        return session;
    }

    /**
     * Arranges the help of the whole command line: commands by theme, headings alike.
     *
     * @param themes names of commands by theme
     */
    public static void arrangeHelp(final CommandLine line, final Map<String, List<String>> themes) {
        HelpTexts.show(line);
        line.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, help -> commandsByTheme(help, themes));
        line.getHelpSectionMap().remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST_HEADING);
        final List<String> sections = new ArrayList<>(line.getHelpSectionKeys());
        sections.remove(UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
        sections.add(
                sections.indexOf(UsageMessageSpec.SECTION_KEY_DESCRIPTION) + 1,
                UsageMessageSpec.SECTION_KEY_COMMAND_LIST);
        line.setHelpSectionKeys(sections);
    }

    private static String commandsByTheme(final CommandLine.Help help, final Map<String, List<String>> themes) {
        if (help.commandSpec().parent() != null) {
            return "";
        }
        final StringBuilder out = new StringBuilder();
        themes.forEach((theme, names) -> {
            out.append('\n').append(theme).append(":\n");
            names.forEach(name -> {
                final CommandLine command = help.commandSpec().subcommands().get(name);
                if (command != null) {
                    final String summary = String.join(
                            " ", command.getCommandSpec().usageMessage().header());
                    out.append("  ")
                            .append(Text.padRight(name, NAME_WIDTH))
                            .append(summary)
                            .append('\n');
                }
            });
        });
        return out.toString();
    }

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Says what is running. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            final BuildInfo build = BuildInfo.current();
            return new String[] {"sitrep " + build.version() + " (" + build.commit() + "), JDK " + build.java()};
        }
    }
}
