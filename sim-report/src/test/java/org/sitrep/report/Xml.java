package org.sitrep.report;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.helpers.DefaultHandler;

/** Reads markup as XML, strictly. */
public final class Xml {
    private Xml() {}

    /** Returns the document, or fails the test with the parser's complaint. */
    public static Document parse(final String text) {
        try {
            final DocumentBuilder builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(new DefaultHandler());
            return builder.parse(new InputSource(new StringReader(text)));
        } catch (final Exception e) {
            throw new AssertionError("not well-formed: " + e.getMessage(), e);
        }
    }

    /** Returns all elements of that name, in document order. */
    public static List<Element> all(final Node within, final String name) {
        final NodeList list = within instanceof Document d
                ? d.getElementsByTagName(name)
                : ((Element) within).getElementsByTagName(name);
        return elements(list);
    }

    /** Returns the child elements. */
    public static List<Element> children(final Element parent) {
        return elements(parent.getChildNodes());
    }

    private static List<Element> elements(final NodeList list) {
        final List<Element> elements = new ArrayList<>();
        for (int i = 0; i < list.getLength(); i++) {
            if (list.item(i) instanceof Element e) {
                elements.add(e);
            }
        }
        return elements;
    }
}
