package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.parser.Parser;

/** Reads Markdown as a site that shows it does, and looks for what data has brought into it. */
final class Rendered {
    /** A picture or a file beside the report, a place in it, or a replay page. */
    private static final String OURS = "#?[A-Za-z0-9._-]+|replays/(trial|parting)-[a-z0-9-]+\\.html";

    /** What folds long parts away, and names of places. */
    private static final String MARKUP = "</?(details|summary)>|<a id=\"[A-Za-z0-9._-]+\">|</a>";

    private Rendered() {}

    static void assertHarmless(final String name, final String markdown) {
        Terminal.assertNothingToObey(markdown);
        Parser.builder()
                .extensions(List.of(TablesExtension.create()))
                .build()
                .parse(markdown)
                .accept(new AbstractVisitor() {
                    @Override
                    public void visit(final HtmlBlock block) {
                        for (final String tag : block.getLiteral().split("(?<=>)|(?=<)")) {
                            markup(tag);
                        }
                    }

                    @Override
                    public void visit(final HtmlInline inline) {
                        markup(inline.getLiteral());
                    }

                    private void markup(final String text) {
                        assertTrue(!text.contains("<") || text.strip().matches(MARKUP), () -> name + " holds " + text);
                    }

                    @Override
                    public void visit(final Link link) {
                        place(link.getDestination());
                        visitChildren(link);
                    }

                    @Override
                    public void visit(final Image image) {
                        place(image.getDestination());
                        visitChildren(image);
                    }

                    private void place(final String destination) {
                        assertTrue(destination.matches(OURS), () -> name + " leads to " + destination);
                    }
                });
    }
}
