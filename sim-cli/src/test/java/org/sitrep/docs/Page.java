package org.sitrep.docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.sitrep.cli.Cli;

/**
 * A Markdown file as far as its tests need to know it.
 *
 * @param name below the root of the repository
 * @param lines all of it
 * @param blocks its fenced blocks, and the tables with a comment for their test
 * @param prose the lines outside of fences, each at its place; the others are empty
 */
record Page(String name, List<String> lines, List<Block> blocks, List<String> prose) {
    private static final Pattern FENCE = Pattern.compile("( *)(```+)(.*)");
    private static final Pattern LINK = Pattern.compile("\\]\\(([^()\\s]+(?:\\([^()\\s]*\\))?)(?: \"[^\"]*\")?\\)");
    private static final Pattern SOURCE = Pattern.compile("(?:src|href)=\"([^\"]+)\"");
    private static final Pattern ANCHOR = Pattern.compile("<a id=\"([^\"]+)\">");
    private static final Pattern CODE = Pattern.compile("(`+)(.+?)\\1");

    /**
     * A piece of a line.
     *
     * @param line from 1
     * @param text of it
     */
    record Piece(int line, String text) {}

    /** Returns all pages of the repository, sorted by name; generated reports of {@code notebooks-out} are none. */
    static List<Page> all() {
        try (Stream<Path> files = Files.walk(Cli.REPOSITORY)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .map(file -> Cli.REPOSITORY.relativize(file).toString().replace('\\', '/'))
                    .filter(name -> !name.matches("(.*/)?(target|\\.git)/.*|notebooks-out/.+/.*|.*/src/test/.*"))
                    .sorted()
                    .map(Page::read)
                    .toList();
        } catch (final IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Page read(final String name) {
        try {
            return of(name, Files.readAllLines(Cli.REPOSITORY.resolve(name)));
        } catch (final IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }

    static Page of(final String name, final List<String> lines) {
        final List<Block> blocks = new ArrayList<>();
        final List<String> prose = new ArrayList<>(lines);
        for (int i = 0; i < lines.size(); i++) {
            final Matcher fence = FENCE.matcher(lines.get(i));
            if (!fence.matches()) {
                tableBelow(lines, i).ifPresent(blocks::add);
                continue;
            }
            final int opened = i;
            final int indent = fence.group(1).length();
            final List<String> inside = new ArrayList<>();
            prose.set(i, "");
            for (i++; i < lines.size() && !lines.get(i).strip().equals(fence.group(2)); i++) {
                inside.add(lines.get(i).substring(Math.min(indent, leadingBlanks(lines.get(i)))));
                prose.set(i, "");
            }
            if (i == lines.size()) {
                throw new IllegalArgumentException(name + ":" + (opened + 1) + ": this block is never closed");
            }
            prose.set(i, "");
            final Marker marker = opened == 0
                    ? Marker.NONE
                    : Marker.read(lines.get(opened - 1)).orElse(Marker.NONE);
            blocks.add(new Block(opened + 1, indent, fence.group(3).strip(), List.copyOf(inside), marker));
        }
        return new Page(name, List.copyOf(lines), List.copyOf(blocks), List.copyOf(prose));
    }

    /** Returns the table below a line that is a comment for its test. */
    private static Optional<Block> tableBelow(final List<String> lines, final int above) {
        final List<String> table = lines.stream()
                .skip(above + 1L)
                .takeWhile(line -> line.strip().startsWith(Block.TABLE))
                .toList();
        final int indent = table.isEmpty() ? 0 : leadingBlanks(table.get(0));
        return Marker.read(lines.get(above))
                .filter(marker -> !table.isEmpty())
                .map(marker -> new Block(
                        above + 1,
                        indent,
                        Block.TABLE,
                        table.stream().map(String::strip).toList(),
                        marker));
    }

    private static int leadingBlanks(final String line) {
        int blanks = 0;
        while (blanks < line.length() && line.charAt(blanks) == ' ') {
            blanks++;
        }
        return blanks;
    }

    /** Pages that commands write: what they show is held by whoever makes them. */
    boolean isGenerated() {
        return name.startsWith("docs/examples/");
    }

    /** Returns where its links and pictures lead. */
    List<Piece> links() {
        final List<Piece> links = new ArrayList<>();
        for (int i = 0; i < prose.size(); i++) {
            final String line = CODE.matcher(prose.get(i)).replaceAll(code -> "code");
            for (final Pattern pattern : List.of(LINK, SOURCE)) {
                for (final Matcher link = pattern.matcher(line); link.find(); ) {
                    links.add(new Piece(i + 1, link.group(1)));
                }
            }
        }
        return links;
    }

    /** Returns what stands in backticks within its prose. */
    List<Piece> inlineCode() {
        final List<Piece> code = new ArrayList<>();
        for (int i = 0; i < prose.size(); i++) {
            for (final Matcher span = CODE.matcher(prose.get(i)); span.find(); ) {
                code.add(new Piece(i + 1, span.group(2).strip().replace("\\|", "|")));
            }
        }
        return code;
    }

    /** Returns the anchors of its headings, as code-hosting pages make them, and those that it sets itself. */
    Set<String> anchors() {
        final Set<String> anchors = new LinkedHashSet<>();
        for (final String line : prose) {
            for (final Matcher own = ANCHOR.matcher(line); own.find(); ) {
                anchors.add(own.group(1));
            }
            if (line.matches("#{1,6} .*")) {
                final String slug = slug(line.replaceFirst("#+ +", ""));
                String free = slug;
                for (int n = 1; !anchors.add(free); n++) {
                    free = slug + "-" + n;
                }
            }
        }
        return anchors;
    }

    private static String slug(final String heading) {
        final String text =
                heading.replaceAll("\\[([^\\]]*)\\]\\([^)]*\\)", "$1").toLowerCase(Locale.ROOT);
        return text.replaceAll("[^\\p{L}\\p{N}\\p{M}_ -]", "").strip().replace(' ', '-');
    }
}
