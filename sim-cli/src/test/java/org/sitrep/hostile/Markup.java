package org.sitrep.hostile;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Looks at XML and at pictures. */
final class Markup {
    private static final Set<String> OF_PICTURES = Set.of(
            "svg",
            "title",
            "desc",
            "g",
            "text",
            "tspan",
            "path",
            "rect",
            "line",
            "circle",
            "polyline",
            "polygon",
            "ellipse",
            "style",
            "defs",
            "pattern",
            "use",
            "clipPath",
            "linearGradient",
            "stop");

    private Markup() {}

    static Document parsed(final Path file) throws IOException {
        try {
            final DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return factory.newDocumentBuilder().parse(Files.newInputStream(file));
        } catch (final ParserConfigurationException | SAXException broken) {
            throw new AssertionError(file + ": " + broken.getMessage(), broken);
        }
    }

    /** Asserts that a picture holds shapes and words only. */
    static void assertPicture(final Path file) throws IOException {
        final NodeList elements = parsed(file).getElementsByTagName("*");
        for (int i = 0; i < elements.getLength(); i++) {
            final Element element = (Element) elements.item(i);
            assertTrue(
                    OF_PICTURES.contains(element.getTagName()), () -> file + " holds <" + element.getTagName() + ">");
            for (int a = 0; a < element.getAttributes().getLength(); a++) {
                final String name =
                        element.getAttributes().item(a).getNodeName().toLowerCase(Locale.ROOT);
                assertFalse(name.startsWith("on") || name.endsWith("href"), () -> file + " holds " + name);
            }
        }
    }
}
