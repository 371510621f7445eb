package org.sitrep.supply;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.SAXException;

/**
 * A pom.xml, of this repository or of a library, as it stands in the file: nothing inherited, nothing filled in but the
 * own group.
 */
final class Pom {
    private final Element project;

    private Pom(final Element project) {
        this.project = project;
    }

    static Pom read(final Path file) throws IOException {
        try {
            final DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            return new Pom(factory.newDocumentBuilder().parse(file.toFile()).getDocumentElement());
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    /** The elements at a path below the project, in the order of the file. */
    List<Element> all(final String... path) {
        return below(project, path);
    }

    /** The elements at a path below another. */
    static List<Element> below(final Element element, final String... path) {
        List<Element> found = List.of(element);
        for (final String name : path) {
            found = found.stream()
                    .flatMap(parent -> children(parent, name).stream())
                    .toList();
        }
        return found;
    }

    /** The text of the one element at a path below the project. */
    Optional<String> text(final String... path) {
        return all(path).stream()
                .findFirst()
                .map(element -> element.getTextContent().strip());
    }

    /** The text of a child of an element. */
    static Optional<String> text(final Element element, final String child) {
        return children(element, child).stream()
                .findFirst()
                .map(found -> found.getTextContent().strip());
    }

    /** The parent that the file names. */
    Optional<Library> parent() {
        return all("parent").stream()
                .findFirst()
                .map(parent -> new Library(
                        text(parent, "groupId").orElseThrow(),
                        text(parent, "artifactId").orElseThrow(),
                        text(parent, "version").orElseThrow()));
    }

    /** Group and artifact of a dependency. */
    String name(final Element dependency) {
        final String group = text(dependency, "groupId").orElseThrow();
        final boolean own = group.equals("${project.groupId}") || group.equals("${pom.groupId}");
        return (own ? group() : group) + ":" + text(dependency, "artifactId").orElseThrow();
    }

    private String group() {
        return text("groupId").orElseGet(() -> parent().orElseThrow().group());
    }

    private static List<Element> children(final Element element, final String name) {
        final List<Element> found = new ArrayList<>();
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element && child.getNodeName().equals(name)) {
                found.add((Element) child);
            }
        }
        return found;
    }
}
