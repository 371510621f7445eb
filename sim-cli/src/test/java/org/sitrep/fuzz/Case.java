package org.sitrep.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A command line, and a file that is damaged before it runs.
 *
 * @param number its number
 * @param damage what was done to the file or the line, for messages
 * @param file the damaged file, if there is one
 * @param args the command line
 * @param places where it may write, beside the output folders
 * @param mayBeLong whether it may ask for more trials than can be played here; it is then told to stop, and has to
 */
record Case(
        long number,
        String damage,
        Optional<Corpus.Sound> file,
        List<String> args,
        List<Path> places,
        boolean mayBeLong) {
    @Override
    public String toString() {
        return "case " + number + ", " + damage + ": "
                + args.stream().map(Case::shown).collect(Collectors.joining(" "));
    }

    private static String shown(final String arg) {
        final String plain = arg.chars()
                .mapToObj(c -> c < ' ' || c > '~' ? "\\u%04x".formatted(c) : Character.toString(c))
                .collect(Collectors.joining());
        final String cut = plain.length() > 160 ? plain.substring(0, 160) + "...(" + plain.length() + ")" : plain;
        return cut.isEmpty() || cut.contains(" ") ? "'" + cut + "'" : cut;
    }
}
